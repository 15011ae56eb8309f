import { type ShopCookie, shopCookies } from '@hemline/rules/privacy/cookies.ts'
import { useState } from 'react'
import { readCookie, writeCookie } from '../../platform/cookies.ts'
import { countOf } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Text } from '../../ui/layout.tsx'
import { Table } from '../../ui/Table.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import { Part } from './parts.tsx'

const comfort = shopCookies.filter(({ kind }) => kind === 'comfort')
const setHere = () => comfort.filter(({ name }) => readCookie(name) !== undefined)

const columns = [
  { key: 'purpose', name: 'What it does', cell: ({ purpose }: ShopCookie) => purpose },
  {
    key: 'kind',
    name: 'Needed',
    cell: ({ kind }: ShopCookie) => (kind === 'needed' ? 'Yes' : 'For comfort'),
  },
  { key: 'days', name: 'Kept', cell: ({ days }: ShopCookie) => countOf(days, 'day') },
  { key: 'name', name: 'Name', cell: ({ name }: ShopCookie) => <code>{name}</code> },
]

/** Lists every cookie of the shop, and removes those for comfort from this browser. */
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
      <Table
        label="Cookies of the shop"
        columns={columns}
        rows={shopCookies}
        rowKey={({ name }) => name}
        wide="cards"
      />
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
