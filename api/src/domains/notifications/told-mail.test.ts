import { notificationKinds } from '@hemline/rules/notifications/kinds.ts'
import { mailsCanEnd, rowOfKind } from '@hemline/rules/notifications/subscriptions.ts'
import { expect, test } from 'vitest'
import { type ToldThing, toldMail } from './told-mail.ts'

const thing = (kind: ToldThing['kind'], more: Partial<ToldThing> = {}): ToldThing => ({
  id: kind,
  kind,
  title: `About ${kind}`,
  body: 'Now $54.99, was $68.99.',
  link: `/somewhere/${kind}`,
  amount_cents: null,
  ...more,
})
const mailOf = (things: readonly ToldThing[]) =>
  toldMail({ to: 'ada@shopper.example', origin: 'https://shop.example', token: 'a.b', things })

const picture = {
  cid: 'photo-5@hemline',
  filename: 'piece-5.jpg',
  contentType: 'image/jpeg' as const,
  content: Buffer.from('x'),
  contentDisposition: 'inline' as const,
}

const ended = notificationKinds.filter(mailsCanEnd)
const always = notificationKinds.filter((kind) => !mailsCanEnd(kind))

test.each(always)(
  'a mail about %s says why it always comes, and has no link that ends such mails',
  async (kind) => {
    const mail = await mailOf([thing(kind)])
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain(rowOfKind(kind).locked.email)
      expect(body).not.toContain('/unsubscribe')
    }
    expect(mail.headers).toBeUndefined()
  },
)

test.each(ended)('a mail about %s says the same in HTML and in plain text', async (kind) => {
  const mail = await mailOf([thing(kind)])
  for (const body of [mail.html, mail.text]) {
    expect(body).toContain(`About ${kind}`)
    expect(body).toContain(`https://shop.example/somewhere/${kind}`)
    expect(body).toContain('https://shop.example/unsubscribe?token=a.b')
  }
  expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
})

test('a mail has colors of its own for a dark mailbox', async () => {
  const { html = '' } = await mailOf([thing('match')])
  expect(html).toContain('content="light dark"')
  expect(html).toContain('@media (prefers-color-scheme: dark)')
})

test('pictures are inside, and nothing is fetched', async () => {
  const mail = await mailOf([thing('match', { picture, amount_cents: 5499 }), thing('price_drop')])
  expect(mail.attachments).toEqual([picture])
  expect(mail.html).toContain('src="cid:photo-5@hemline"')
  expect(mail.html).not.toMatch(/src="https?:/)
  expect(mail.html).toContain('$54.99')
})

test('a mail about one piece says its title, and its price, once', async () => {
  const { html = '', text } = await mailOf([thing('match', { picture, amount_cents: 5499 })])
  const body = html.slice(html.indexOf('<h1'))
  for (const words of ['About match', '$54.99'])
    expect([words, body.split(words).length, text.split(words).length]).toEqual([words, 2, 2])
})

test('a price that the words of a thing don’t say stands beside them', async () => {
  const told = thing('match', { picture, body: 'Size 8, excellent.', amount_cents: 7700 })
  for (const things of [[told], [told, thing('price_drop')]]) {
    const { html = '', text } = await mailOf(things)
    expect([html.split('$77.00').length, text.split('$77.00').length]).toEqual([2, 2])
  }
})

test('a digest of three kinds names them as a sentence does', async () => {
  const { text } = await mailOf([thing('match'), thing('price_drop'), thing('free_again')])
  expect(text).toContain('mails about “Matches”, “Price drops”, and “Free again” are on')
})

test('a digest shows twelve and counts the rest', async () => {
  const things = Array.from({ length: 15 }, (_, nth) => thing('match', { title: `Match ${nth}` }))
  const { text, subject } = await mailOf(things)
  expect(subject).toBe('Match 0, and 14 more')
  expect(text).toContain('Match 11')
  expect(text).not.toContain('Match 12')
  expect(text).toContain('3 more wait in your bell.')
})
