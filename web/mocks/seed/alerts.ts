// Alerts of the mocks: those of the demonstration shop.
import type { AlertTarget } from '@hemline/rules/alerts/alerts.ts'
import { tierGreetings } from '@hemline/rules/rewards/greetings.ts'
import { tierPopupFlag } from '@hemline/rules/vocabulary/rewards.ts'

export type MockAlert = {
  id: string
  header: string
  body: string
  action: { label: string; link: string } | null
  imageUrl: string | null
  tierId?: 'tier_3'
  target: AlertTarget
}

const everybody: AlertTarget = {
  loggedIn: null,
  countries: [],
  roles: [],
  tiers: [],
  reached: null,
  hasBought: null,
  hasSold: null,
  flag: null,
  platforms: ['web'],
  fromVersion: null,
  untilVersion: null,
  treatments: [],
}

export const mockAlerts: readonly MockAlert[] = [
  {
    id: '01939bd2-4c11-7a55-8d21-00000000a101',
    ...tierGreetings.tier_3,
    action: { label: 'See all benefits', link: '/rewards/benefits' },
    imageUrl: '/alerts/vit.svg',
    tierId: 'tier_3',
    target: { ...everybody, loggedIn: true, tiers: ['tier_3'], reached: true, flag: tierPopupFlag },
  },
  {
    id: '01939bd2-4c11-7a55-8d21-00000000a102',
    header: 'Every piece here is one of a kind',
    body: 'A piece in your cart is held for you for twenty minutes, and nobody else can buy it meanwhile.',
    action: { label: 'How it works', link: '/concept' },
    imageUrl: null,
    target: { ...everybody, treatments: ['welcome_words:b'] },
  },
]
