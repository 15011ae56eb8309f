// Mocks notification settings. No phone and no browser is reached: any code of six digits is right, except
// the marked one.

import { isTimeZone } from '@hemline/rules/common/local-time.ts'
import { phoneMessage } from '@hemline/rules/common/validation.ts'
import { isMailedCode } from '@hemline/rules/identity/mailed-codes.ts'
import {
  type Channel,
  channels,
  type NotificationKind,
  type Rhythm,
} from '@hemline/rules/notifications/kinds.ts'
import { phoneOf, shownPhone } from '@hemline/rules/notifications/phones.ts'
import {
  kindRows,
  rhythmOf,
  rowOfKind,
  saidKey,
  stateOf,
  stopAll,
} from '@hemline/rules/notifications/subscriptions.ts'
import { usualQuiet } from '@hemline/rules/notifications/timing.ts'
import { type MockContext, refuse } from '../context.ts'
import type { MockWishes } from '../db.ts'

const weekMs = 7 * 86_400_000
/** This code is not the one that was sent. */
const wrongCode = '000000'
/** Links of the mocks' mails; every other one is forged. */
const mockToken = 'mock-price-drops'
/** The link of a mail that always comes. */
const mockAlwaysToken = 'mock-orders'

function wishesOf(ctx: MockContext): MockWishes {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  ctx.db.state.wishes[ctx.user.id] ??= {
    said: {},
    rhythms: {},
    zone: null,
    from: usualQuiet.from,
    until: usualQuiet.until,
    pausedUntil: null,
    changedAt: null,
    phone: null,
    browsers: [],
  }
  return ctx.db.state.wishes[ctx.user.id] as MockWishes
}

function view(ctx: MockContext) {
  const wishes = wishesOf(ctx)
  const said = new Map(Object.entries(wishes.said))
  const rhythms = new Map(Object.entries(wishes.rhythms))
  return {
    rows: kindRows.map((row) => ({
      ...row,
      rhythm: row.rhythm === 'always' ? null : rhythmOf(rhythms, row.kind),
      channels: channels.map((channel) => ({
        channel,
        state: stateOf(said, row.kind, channel),
        lockedBecause: row.locked[channel] ?? null,
      })),
    })),
    emailConfirmed: true,
    timeZone: wishes.zone ?? usualQuiet.zone,
    timeZoneKnown: wishes.zone !== null,
    quietFrom: wishes.from,
    quietUntil: wishes.until,
    pausedUntil: wishes.pausedUntil === null ? null : new Date(wishes.pausedUntil),
    changedAt: wishes.changedAt === null ? null : new Date(wishes.changedAt),
    phone: wishes.phone && { shown: shownPhone(wishes.phone.number), confirmed: wishes.phone.confirmed },
    browsers: wishes.browsers.length,
  }
}

/** Changes the viewer's wishes and answers with the whole page. */
function change(ctx: MockContext, act: (wishes: MockWishes) => void) {
  act(wishesOf(ctx))
  return view(ctx)
}

function say(ctx: MockContext, wishes: MockWishes, { kind, channel, on }: Change): void {
  wishes.said[saidKey(kind, channel)] = on ? 'active' : 'canceled'
  wishes.changedAt = ctx.now.getTime()
}

const refused = (message: string) => ({ __typename: 'TextsRefused', message })
const phoneAnswer = (ctx: MockContext) => ({ __typename: 'TextsPayload', phone: view(ctx).phone })

function askForTexts(ctx: MockContext, typed: string) {
  const number = phoneOf(typed)
  if (!number) return refused(phoneMessage)
  wishesOf(ctx).phone = { number, confirmed: false }
  return phoneAnswer(ctx)
}

function confirmTexts(ctx: MockContext, code: string) {
  const { phone } = wishesOf(ctx)
  if (!phone || !isMailedCode(code) || code === wrongCode)
    return refused('This is not the code of our last text.')
  phone.confirmed = true
  return phoneAnswer(ctx)
}

function linkOf(token: string, state: 'active' | 'stopped') {
  if (token === mockAlwaysToken) {
    const { name, locked } = rowOfKind('order')
    return { state: 'always', names: [name], why: locked.email ?? null }
  }
  return token === mockToken
    ? { state, names: [rowOfKind('price_drop').name], why: null }
    : { state: 'forged', names: [], why: null }
}

type Change = { kind: NotificationKind; channel: Channel; on: boolean }
type In<T> = { input: T }

export const subscriptionsMocks = {
  Query: {
    subscriptions: (_: unknown, __: unknown, ctx: MockContext) => view(ctx),
    unsubscribeLink: (_: unknown, { token }: { token: string }) => linkOf(token, 'active'),
  },
  Mutation: {
    changeSubscription: (_: unknown, { input }: In<Change>, ctx: MockContext) => {
      const why = rowOfKind(input.kind).locked[input.channel]
      if (why !== undefined) throw refuse('BAD_INPUT', why)
      return change(ctx, (wishes) => say(ctx, wishes, input))
    },
    changeRhythm: (_: unknown, { input }: In<{ kind: NotificationKind; rhythm: Rhythm }>, ctx: MockContext) =>
      change(ctx, (wishes) => {
        wishes.rhythms[input.kind] = input.rhythm
      }),
    changeQuietHours: (
      _: unknown,
      { input }: In<{ timeZone: string; from: number; until: number }>,
      ctx: MockContext,
    ) =>
      change(ctx, (wishes) => {
        Object.assign(wishes, { zone: input.timeZone, from: input.from, until: input.until })
      }),
    keepTimeZone: (_: unknown, { timeZone }: { timeZone: string }, ctx: MockContext) => {
      if (!isTimeZone(timeZone)) throw refuse('BAD_INPUT', 'This is no time zone.')
      wishesOf(ctx).zone = timeZone
      return { timeZone }
    },
    pauseNotifications: (_: unknown, { on }: { on: boolean }, ctx: MockContext) =>
      change(ctx, (wishes) => {
        wishes.pausedUntil = on ? ctx.now.getTime() + weekMs : null
      }),
    stopNotifications: (_: unknown, __: unknown, ctx: MockContext) =>
      change(ctx, (wishes) => {
        for (const one of stopAll()) say(ctx, wishes, { ...one, on: false })
      }),
    unsubscribe: (_: unknown, { token }: { token: string }) => linkOf(token, 'stopped'),
    keepPushBrowser: (_: unknown, { input }: In<{ endpoint: string }>, ctx: MockContext) =>
      change(ctx, (wishes) => {
        wishes.browsers = [...new Set([...wishes.browsers, input.endpoint])]
      }),
    forgetPushBrowser: (_: unknown, { endpoint }: { endpoint: string }, ctx: MockContext) =>
      change(ctx, (wishes) => {
        wishes.browsers = wishes.browsers.filter((one) => one !== endpoint)
      }),
    askForTexts: (_: unknown, { phone }: { phone: string }, ctx: MockContext) => askForTexts(ctx, phone),
    confirmTexts: (_: unknown, { code }: { code: string }, ctx: MockContext) => confirmTexts(ctx, code),
    endTexts: (_: unknown, __: unknown, ctx: MockContext) =>
      change(ctx, (wishes) => {
        wishes.phone = null
      }),
  },
}
