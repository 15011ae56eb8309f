// Whatever was stored as a name, a line or a message before the rule for names stood at every form:
// no mail says it to anybody.
import { hostileTexts } from '@hemline/rules/testing/hostile-names.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactConfirmation, contactLetter } from '../domains/company/mails.ts'
import { accountLinkedMail, codeMail, payoutMail } from '../domains/earnings/mails.ts'
import { receiptMail } from '../domains/earnings/receipts.ts'
import { giftCardMail, giftCardPrintMail } from '../domains/gift-cards/mails.ts'
import { cleanoutMail } from '../domains/kits/mails.ts'
import { passwordChangedMail, passwordMail, verifyMail } from '../domains/log-in/mails.ts'
import type { Mail } from '../ports/mail.ts'
import { type TestApp, testApp, testServer } from './app.ts'

const origin = 'https://shop.invalid'
const now = new Date('2026-11-22T12:00:00Z')
const kit = (fullName: string) => ({
  id: 'k',
  bag_number: 1,
  service: 'standard',
  fee_cents: 0,
  rest_choice: 'donate',
  charity_slug: null,
  charity_name: null,
  incentives: [],
  bag_type: 'kit',
  ship_to: { fullName, line1: fullName, line2: fullName, city: fullName, state: 'OR', zip: '97209' },
})

/**
 * Every mail that names somebody, made with `text` wherever a name was asked for, and with a gift's message.
 */
function mailsWith(text: string, gift_message: string | null = null): (Mail | Promise<Mail>)[] {
  const person = { id: 'u', email: 'ada@hemline.example', first_name: text, email_verified_at: null }
  const card = {
    recipient_name: text,
    sender_name: text,
    gift_message,
    face_value_cents: 5000,
    recipient_email: 'a@hemline.example',
    sender_email: 'b@hemline.example',
  }
  const codes = { number: '1234567812345678', pin: '123456' }
  const payout = {
    amount_cents: 100,
    label: 'label',
    first_name: text,
    email: 'ada@hemline.example',
    requested_at: now,
    charity: 'Shelter',
    receipt_number: 'R',
  }
  const letter = {
    id: 'm',
    reference: 'HM-1',
    user_id: null,
    topic: 'order',
    name: text,
    email: 'ada@hemline.example',
    about: null,
    body: 'x',
    created_at: now,
  }
  return [
    passwordMail(person, origin, 30),
    passwordChangedMail(person, origin),
    verifyMail(person, origin, 24),
    codeMail({ method: 'digital_wallet', email: 'ada@hemline.example' } as never, '123456'),
    codeMail({ method: 'bank_account', email: 'ada@hemline.example', last4: '6789' } as never, '123456'),
    accountLinkedMail(
      { ...person, dates: 'month_first' },
      { method: 'digital_wallet', email: 'ada@hemline.example', linked_at: now } as never,
      origin,
    ),
    ...(['requested', 'paid', 'failed', 'receipt'] as const).map((kind) =>
      payoutMail(kind, payout as never, origin),
    ),
    receiptMail({ ...person, given_at: now, charity: 'A charity', amount_cents: 100 } as never, origin),
    giftCardMail(card as never, codes, origin),
    giftCardPrintMail(card as never, codes, origin),
    contactLetter(letter as never),
    contactConfirmation(letter as never, {
      webOrigin: 'https://hemline.example',
      answerBy: null,
      casePath: null,
    }),
    cleanoutMail('ordered', {
      to: 'ada@hemline.example',
      isMember: false,
      firstName: null,
      origin,
      labelUrl: null,
      states: {},
      out: null,
      kit: kit(text) as never,
    }),
  ]
}

type Problem = { field: string }
const typed = 'Win $900 now at http://win.example'
describe('no mail', () => {
  it('says to anybody what a stranger typed where a name was asked for', async () => {
    for (const { subject, text, html } of await Promise.all(mailsWith(typed, typed)))
      for (const said of [subject, text, html]) expect(said).not.toMatch(/win\.example|\$900|Win /)
  })

  it('greets anybody with more words than one', async () => {
    // A gift card's giver is named in full, after paying for it; so is who a letter to the shop is from.
    const mails = (await Promise.all(mailsWith('You won a phone'))).filter(
      ({ to }) => to === 'ada@hemline.example',
    )
    for (const { subject, text } of mails.filter((mail) => !mail.subject.includes('HM-1')))
      expect(`${subject}\n${text}`).not.toContain('You won')
  })

  it.each(hostileTexts.filter((text) => text.length > 5))('holds %j', async (text) => {
    for (const mail of await Promise.all(mailsWith(text)))
      expect(`${mail.subject}\n${mail.text}`).not.toContain(text)
  })
})

it('a real name is greeted in every mail to its owner', async () => {
  const mails = await Promise.all(mailsWith('Ana María'))
  expect(mails.filter(({ text }) => /\bAna\b/.test(text)).length).toBe(mails.length - 5)
})

it('a guest’s mail about a bag holds none of the words of the address', async () => {
  const facts = {
    to: 'ada@hemline.example',
    isMember: false,
    firstName: null,
    origin,
    labelUrl: null,
    states: {},
    out: null,
    kit: kit('Call me soon') as never,
  }
  const { text } = await cleanoutMail('ordered', facts)
  expect(text).toContain('97209')
  expect(text).not.toContain('Call me soon')
})

describe.skipIf(!testServer)('a form that asks for a name', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())
  const home = {
    fullName: 'Ada Reed',
    line1: '12 Fir St',
    city: 'Oakland',
    state: 'CA',
    zip: '94601',
    country: 'US',
    phone: '5105550100',
  }
  const member = {
    email: 'names@hemline.example',
    password: 'a-long-password-7',
    firstName: 'Ada',
    lastName: 'Reed',
    acceptTerms: true,
  }
  const card = {
    templateId: '2',
    amount: 7500,
    deliveryMethod: 'email',
    deliveryDate: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    recipientName: 'Nora',
    recipientEmail: 'nora@hemline.example',
    senderName: 'Imani',
    giftMessage: 'For you',
  }
  const letter = {
    messageId: '01939bd2-4c11-7a55-8d21-0b3f7f3a9c21',
    topic: 'order',
    name: 'Ada',
    email: 'ada@hemline.example',
    text: 'Where is my parcel?',
  }
  const forms = [
    ['signUp', 'firstName', { input: { ...member, firstName: typed } }],
    ['signUp', 'lastName', { input: { ...member, lastName: typed } }],
    ['saveAddress', 'fullName', { input: { address: { ...home, fullName: typed } } }],
    ['saveAddress', 'line1', { input: { address: { ...home, line1: typed } } }],
    ['saveAddress', 'city', { input: { address: { ...home, city: typed } } }],
    ['addGiftCardToCart', 'recipientName', { input: { ...card, recipientName: typed } }],
    ['addGiftCardToCart', 'senderName', { input: { ...card, senderName: typed } }],
    ['addGiftCardToCart', 'giftMessage', { input: { ...card, giftMessage: typed } }],
    ['sendContactMessage', 'name', { input: { ...letter, name: typed } }],
  ] as const

  it.each(forms)('%s refuses what is no name at %s', async (operation, field, variables) => {
    const { data, errors } = await app.newVisitor().run(operation, variables)
    expect(errors).toBeUndefined()
    const answer = (data as Record<string, { fields?: Problem[]; problems?: Problem[] }>)[operation]
    expect((answer?.fields ?? answer?.problems)?.map((one) => one.field)).toEqual([field])
  })
})
