import { comfortCookiesSetting, type ShopCookie, shopCookies } from '@hemline/rules/privacy/cookies.ts'
import { useState } from 'react'
import { readCookie, writeCookie } from '../../platform/cookies.ts'
import { countOf } from '../../platform/format.ts'
import { keep, useKept } from '../../platform/kept.ts'
import { Panel, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Switch } from '../../ui/Switch.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { Part } from './parts.tsx'

const comfort = shopCookies.filter(({ kind }) => kind === 'comfort')
const setHere = () => comfort.filter(({ name }) => readCookie(name) !== undefined)

function CookieList({ title, cookies }: { title: string; cookies: readonly ShopCookie[] }) {
  return (
    <Panel wide>
      <Text as="h3" face="sans" size={14} weight={600} below={2}>
        {title}
      </Text>
      <Panel as="ul" wide>
        {cookies.map(({ name, purpose, days }) => (
          <Stack as="li" rows={1} tracks="end" padY={3} edge="top" key={name}>
            <span>{purpose}</span>
            <Text as="span" size={14} tone="soft" nowrap>
              {countOf(days, 'day')}
            </Text>
            <code className={look({ size: 12, tone: 'soft', breaks: true })}>{name}</code>
          </Stack>
        ))}
      </Panel>
    </Panel>
  )
}

const isChoice = (value: unknown): value is boolean => typeof value === 'boolean'

/** Renders a table of every cookie of the shop, and the choice whether it may set the optional ones. */
export function Cookies() {
  const [here, setHereCookies] = useState(setHere)
  const allowed = useKept(comfortCookiesSetting, true, isChoice)
  const choose = (on: boolean) => {
    keep(comfortCookiesSetting, on)
    if (on) return
    for (const { name } of here) writeCookie(name, '', 0)
    setHereCookies(setHere())
    showToast({ text: 'No more cookies for comfort. Notices that you closed may come back.' })
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
      <Switch
        label="Cookies for comfort"
        words="Kept with your account: the choice holds in each browser where you log in."
        on={allowed}
        onChange={choose}
      />
    </Part>
  )
}
