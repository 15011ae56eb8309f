import { type ShopCookie, shopCookies } from '@hemline/rules/privacy/cookies.ts'
import { useState } from 'react'
import { readCookie, writeCookie } from '../../platform/cookies.ts'
import { countOf } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel, Text } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import styles from './Privacy.module.css'
import { Part } from './parts.tsx'

const comfort = shopCookies.filter(({ kind }) => kind === 'comfort')
const setHere = () => comfort.filter(({ name }) => readCookie(name) !== undefined)

function CookieList({ title, cookies }: { title: string; cookies: readonly ShopCookie[] }) {
  return (
    <Panel className={styles.whole}>
      <Text as="h3" face="sans" size={14} weight={600} below={2}>
        {title}
      </Text>
      <ul className={styles.cookies}>
        {cookies.map(({ name, purpose, days }) => (
          <li key={name}>
            <span>{purpose}</span>
            <Text as="span" size={14} tone="soft" nowrap>
              {countOf(days, 'day')}
            </Text>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/**
 * Renders a table of every cookie of the shop, and a button that removes the optional ones from this browser.
 */
export function Cookies() {
  const [here, setHereCookies] = useState(setHere)
  const remove = () => {
    for (const { name } of here) writeCookie(name, '', 0)
    setHereCookies(setHere())
    showToast({ text: 'Removed. Notices that you closed may come back.' })
  }
  return (
    <Part title="Cookies">
      <Text upTo="measure">
        None is for advertising, and no other company sets one here. Two are needed: they carry your cart and
        keep you logged in. The others only remember what you closed.
      </Text>
      <CookieList title="Needed" cookies={shopCookies.filter(({ kind }) => kind === 'needed')} />
      <CookieList title="For comfort" cookies={comfort} />
      <Text size={14} tone="soft">
        {here.length === 0
          ? 'This browser has no cookie for comfort.'
          : `This browser has ${countOf(here.length, 'cookie')} for comfort.`}
      </Text>
      {here.length > 0 && (
        <Button look="line" onClick={remove}>
          Remove cookies for comfort
        </Button>
      )}
    </Part>
  )
}
