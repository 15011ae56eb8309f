import { mailName } from '@hemline/rules/identity/person-names.ts'
import { feeRows } from '@hemline/rules/pricing/fee-rows.ts'
import { orderMailKinds } from '@hemline/rules/vocabulary/orders.ts'
import { describe, expect, it } from 'vitest'
import type { Mail } from '../../../ports/mail.ts'
import type { OrderMailFacts } from './mail-parts.ts'
import { orderMail } from './order-mail.ts'

const url = 'http://shop.example/my/orders/0193aa10?key=k%26y'
const facts: OrderMailFacts = {
  to: 'ines@hemline.example',
  firstName: mailName('Ines'),
  label: 'A1B2-C3D4',
  url,
  pieces: [
    { name: 'Corvina wrap dress', note: 'Size M', net: 6799, canceled: false, parcel: 'p1' },
    { name: 'Ostra leather boots', note: 'US 8', net: 15_919, canceled: false, parcel: 'p1' },
    { name: 'Pearl hoops <b>"gold"</b>', note: 'One size', net: 6499, canceled: false, parcel: 'p2' },
  ],
  parcels: [
    {
      id: 'p1',
      source: 'own',
      from: 'Phoenix, AZ',
      arrives: 'Nov 27–29',
      gone: true,
      delivered: true,
      lost: false,
      tracking: { code: 'UPS 1Z999', url: 'http://shop.example/shipment/order/0193aa10/p1' },
    },
    {
      id: 'p2',
      source: 'own',
      from: 'Denver, CO',
      arrives: 'Nov 30–Dec 2',
      gone: false,
      delivered: false,
      lost: true,
      tracking: null,
    },
  ],
  sums: {
    subtotal: 30_217,
    discount: 1000,
    shipping: 699,
    fees: feeRows(129),
    tax: 2423,
    duty: 0,
    total: 32_468,
  },
  credits: 500,
  giftCards: 1500,
  charged: 30_468,
  released: 0,
  captured: null,
  chargedAtOnce: false,
  rescue: false,
  hasAccount: true,
  replacement: false,
  left: 0,
  paidWith: 'Visa ending in 4242',
  bundle: null,
  bundleShips: 'Nov 28',
  returned: [{ label: 'Visa ending in 4242', amount: 6499, day: 'Dec 3' }],
  shipTo: ['Ines Marlow', '1840 Linden St', 'Oakland, CA 94607'],
}

const entities: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&nbsp;': ' ',
}
/** The text that a reader sees in the HTML. */
const readable = (html: string): string =>
  html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:quot|#x27|#39|lt|gt|amp|nbsp);/g, (one) => entities[one] ?? one)
    .replace(/(?:[\s\u200B-\u200F\uFEFF]|\u034F)+/g, ' ')

const both = (mail: Mail): [string, string][] => [
  ['text', mail.text.replace(/\s+/g, ' ')],
  ['html', readable(mail.html)],
]

/** The text that must stand in both the HTML and the plain text. */
async function expectToSay(
  kind: Parameters<typeof orderMail>[0],
  own: Partial<OrderMailFacts>,
  ...words: string[]
): Promise<Mail> {
  const mail = await orderMail(kind, { ...facts, ...own })
  for (const [body, read] of both(mail))
    for (const one of words) expect(read, `${body} of ${kind}`).toContain(one)
  return mail
}

describe.each(orderMailKinds)('the mail that says %s', (kind) => {
  it('names the order, leads to it, and says in plain text what the HTML says', async () => {
    const mail = await orderMail(kind, facts)
    expect(mail).toMatchObject({ to: 'ines@hemline.example' })
    expect(mail.subject).toContain('A1B2-C3D4')
    expect(mail.subject).not.toMatch(/[!\n]/)
    expect(mail.text).toContain(url)
    expect(mail.html).toContain('href="http://shop.example/my/orders/0193aa10?key=k%26y"')
    const html = readable(mail.html)
    for (const line of mail.text
      .split('\n')
      .filter((one) => one.trim() && !/^-+$/.test(one) && !one.startsWith('http'))) {
      const [name = '', value] = line.trim().split(/: (?=[–$-])/)
      expect(html).toContain(name.replace(/:$/, ''))
      if (value) expect(html).toContain(value)
    }
  })

  it('fetches nothing when it is opened, and runs nothing', async () => {
    const { html } = await orderMail(kind, facts)
    expect(html).not.toMatch(/<img|<script|url\(|@import|<link|background=/i)
    expect(html).not.toContain('<b>"gold"')
  })
})

describe('mails about an order', () => {
  it('confirm with pieces, sums, days, address, and when it is charged', async () => {
    await expectToSay(
      'confirmed',
      {},
      'Thank you, Ines',
      'Corvina wrap dress',
      'Size M',
      '$67.99',
      'Pearl hoops <b>"gold"</b>',
      'Parcel 1 of 2',
      'Arrives Nov 27–29, from Phoenix, AZ.',
      'We charge $304.68 to Visa ending in 4242 when the parcel leaves, not before.',
      'you can cancel',
      '-$10.00',
      '-$5.00',
      '-$15.00',
      '$304.68',
      'Ines Marlow',
      'Oakland, CA 94607',
    )
  })

  it('say which piece people at work took out, and what is still to be charged', async () => {
    const pieces = facts.pieces.map((piece, i) => ({ ...piece, canceled: i === 0 }))
    await expectToSay(
      'pieces_canceled',
      { pieces, released: 1000, captured: null },
      'One piece can’t be sent',
      pieces[0]?.name ?? '',
      'won’t be charged',
      '$294.68 will be',
    )
  })

  it('say it otherwise when the shopper took the piece out', async () => {
    const pieces = facts.pieces.map((piece, i) => ({ ...piece, canceled: i === 0, byShopper: i === 0 }))
    await expectToSay(
      'pieces_canceled',
      { pieces, released: 1000, captured: null },
      'The piece is out of your order',
      'You took out what is listed here',
      '$294.68 will be',
    )
  })

  it('don’t speak of a charge when credit paid everything', async () => {
    const mail = await orderMail('confirmed', { ...facts, charged: 0, paidWith: 'Shop credit' })
    expect(mail.text).not.toContain('We charge')
  })

  it('say on which day a bundle ships and is charged, and later what was charged', async () => {
    await expectToSay('in_progress', {}, 'on Nov 28', 'when the bundle closes')
    const mail = await expectToSay(
      'auto_charged',
      { captured: 29_769 },
      'Your bundle has closed',
      '$297.69 was charged to Visa ending in 4242.',
    )
    expect(mail.text).not.toContain('when the bundle closes')
    const waived = await orderMail('auto_charged', { ...facts, captured: 29_769, released: 699 })
    expect(waived.text).toContain('Taken off before the charge: -$6.99')
    expect(waived.text).toContain('Your payment: $297.69')
  })

  it('say when the bank refuses later that nothing was charged, and what of credit is back', async () => {
    await expectToSay(
      'payment_declined',
      {},
      'Nothing was charged',
      '$5.00 of credit is back in your account.',
      '$15.00 is back on your gift card.',
    )
  })

  it('promise no later charge and no canceling where a gift card is charged at once', async () => {
    for (const kind of ['confirmed', 'in_progress'] as const) {
      const mail = await expectToSay(
        kind,
        { chargedAtOnce: true },
        'We charge $304.68 to Visa ending in 4242 now',
      )
      expect(mail.text).not.toMatch(/not before|you can cancel/)
    }
    const alone = await expectToSay(
      'confirmed',
      { chargedAtOnce: true, parcels: [] },
      'We have your order A1B2-C3D4.',
    )
    expect(alone.text).not.toMatch(/pack it|tracking/)
  })

  it('say who packs what, who looks it over, and how long a buyer has to object', async () => {
    const parcels = facts.parcels.map((parcel, i) =>
      i === 0 ? parcel : { ...parcel, source: 'p2p' as const, from: 'Denver, CO' },
    )
    const mixed = await orderMail('confirmed', { ...facts, parcels })
    expect(mixed.text).toContain('We look the pieces from Phoenix, AZ over once more and pack them.')
    expect(mixed.text).toContain('A member packs the parcel from Denver, CO')
    expect(mixed.text).toContain('for 2 days you can tell us')
    const members = await orderMail('confirmed', { ...facts, parcels: parcels.slice(1) })
    expect(members.text).not.toMatch(/We look|and pack it next/)
    expect(members.text).toContain('We don’t see what is in it before you do.')
  })

  it('tell the tracking number of what has left, its pieces, and what follows', async () => {
    const later = facts.parcels.map((parcel) => ({ ...parcel, lost: false }))
    const mail = await expectToSay(
      'shipped',
      { parcels: later, captured: 30_468 },
      'UPS 1Z999',
      'Follow this parcel',
      'Ostra leather boots',
      'one more parcel follows',
      '$304.68 was charged',
    )
    expect(mail.text).not.toContain('Pearl hoops')
  })

  it('leave out what was canceled of a parcel', async () => {
    const pieces = facts.pieces.map((piece, i) => ({ ...piece, canceled: i === 0 }))
    const mail = await orderMail('delivered', { ...facts, pieces })
    expect(mail.text).toContain('Ostra leather boots')
    expect(mail.text).not.toContain('Corvina')
  })

  it('say after canceling what comes back: a promise is let go, a charge is paid back', async () => {
    await expectToSay('canceled', {}, 'Nothing was charged.', '$304.68 as pending', '$5.00 of credit is back')
    const mail = await expectToSay(
      'canceled',
      { captured: 30_468 },
      '$304.68 goes back to Visa ending in 4242.',
    )
    expect(mail.text).not.toContain('Nothing was charged')
  })

  it('list what was paid back so far', async () => {
    const mail = await expectToSay('refunded', {}, 'Visa ending in 4242', '$64.99', 'Dec 3')
    // The button to the order stands before the list, not within its sentence.
    expect(mail.text.indexOf('See your order')).toBeLessThan(mail.text.indexOf('What went back so far'))
  })

  it('say of a refund that was refused where the money is, or how a guest gets it', async () => {
    const returned = [{ label: 'Cash credit, in place of the refund', amount: 6499, day: 'Dec 3' }]
    await expectToSay(
      'refund_refused',
      { returned },
      'it came back to us',
      'Visa ending in 4242',
      'Cash credit, in place of the refund',
      '$64.99',
    )
    const mail = await expectToSay(
      'refund_refused',
      { hasAccount: false, returned: [] },
      'Make an account with this email address',
    )
    expect(mail.text).not.toContain('$')
  })

  it('speak of no charge, no price and no credit when the piece replaces another one', async () => {
    const piece = facts.pieces[0]
    if (!piece) throw new Error('no piece')
    const replacement = {
      replacement: true,
      pieces: [piece],
      parcels: facts.parcels.slice(0, 1),
      charged: 0,
      credits: 6799,
      giftCards: 0,
      captured: 0,
      paidWith: 'Hemline, in place of your first piece',
    }
    const confirmed = await expectToSay(
      'confirmed',
      replacement,
      'There is nothing to pay',
      'Write into your case if you want your money instead.',
      'Corvina wrap dress',
      'Oakland, CA 94607',
    )
    const lost = await expectToSay(
      'lost_outbound',
      { ...replacement, parcels: facts.parcels.map((one) => ({ ...one, lost: true })) },
      'What the first piece cost comes back to you.',
    )
    const others = await Promise.all(
      (['shipped', 'delivered'] as const).map((kind) => orderMail(kind, { ...facts, ...replacement })),
    )
    for (const mail of [confirmed, lost, ...others])
      for (const [, read] of both(mail)) expect(read).not.toMatch(/charge|\$|credit|you paid|cancel/i)
  })

  it('name the pieces of a parcel that was lost, and only those', async () => {
    const mail = await expectToSay('lost_outbound', {}, 'Pearl hoops', 'comes back to you')
    expect(mail.text).not.toContain('Corvina')
  })
})
