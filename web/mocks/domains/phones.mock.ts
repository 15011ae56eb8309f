// The phone of an account in the mocks: numbers of the US and Canada, and any with a "+" in front. The code
// 000000 is wrong, any other of six digits is right.
import { formatPhone, phoneDigits } from '@hemline/rules/common/validation.ts'
import { isMailedCode, mailedCodeMinutes } from '@hemline/rules/identity/mailed-codes.ts'
import { phoneWords } from '@hemline/rules/identity/phones.ts'
import { type MockContext, refuse } from '../context.ts'
import type { MockPhone } from '../db.ts'
import { markedCodes } from '../marked-earnings.ts'
import { notFresh } from './security.mock.ts'

function mine(ctx: MockContext): MockPhone {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  ctx.db.state.phones[ctx.user.id] ??= { number: null, isDomestic: false, waiting: null }
  return ctx.db.state.phones[ctx.user.id] as MockPhone
}

const payload = (myPhone: MockPhone) => ({ __typename: 'PhonePayload', myPhone })
const refused = (message: string) => ({ __typename: 'PhoneRefused', message })

function written(typed: string): string | undefined {
  const digits = phoneDigits(typed)
  if (digits) return /^[2-9]\d{2}[2-9]/.test(digits) ? formatPhone(digits) : undefined
  return /^\+[2-9][\d ]{7,18}$/.test(typed.trim()) ? typed.trim() : undefined
}

function changePhone(ctx: MockContext, typed: string) {
  const phone = mine(ctx)
  const number = written(typed)
  if (!number) return refused(phoneWords.invalid)
  if (number === phone.number) return refused(phoneWords.same)
  const needed = phone.number === null ? undefined : notFresh(ctx)
  if (needed) return needed
  const until = new Date(ctx.now.getTime() + mailedCodeMinutes * 60_000).toISOString()
  phone.waiting = { number, until }
  return payload(phone)
}

function confirmPhone(ctx: MockContext, typed: string) {
  const phone = mine(ctx)
  const code = typed.trim()
  if (!phone.waiting || !isMailedCode(code) || code === markedCodes.wrong)
    return refused(phoneWords.wrongCode)
  const { number } = phone.waiting
  Object.assign(phone, { number, isDomestic: !number.startsWith('+'), waiting: null })
  return payload(phone)
}

function removePhone(ctx: MockContext) {
  const phone = mine(ctx)
  const needed = phone.number === null ? undefined : notFresh(ctx)
  if (needed) return needed
  Object.assign(phone, { number: null, isDomestic: false, waiting: null })
  return payload(phone)
}

export const phonesMocks = {
  Query: { myPhone: (_: unknown, __: unknown, ctx: MockContext) => (ctx.user ? mine(ctx) : null) },
  Mutation: {
    changePhone: (_: unknown, { phone }: { phone: string }, ctx: MockContext) => changePhone(ctx, phone),
    confirmPhone: (_: unknown, { code }: { code: string }, ctx: MockContext) => confirmPhone(ctx, code),
    endPhoneChange: (_: unknown, __: unknown, ctx: MockContext) => {
      const phone = mine(ctx)
      phone.waiting = null
      return { myPhone: phone }
    },
    removePhone: (_: unknown, __: unknown, ctx: MockContext) => removePhone(ctx),
  },
}
