// What must not be found by trying is counted for the network address too: another visitor or
// account does not begin anew.
import {
  kitCodesPerAddress,
  kitCodesPerUser,
  orderLinksPerAddress,
  passwordMailsPerAccount,
  passwordMailsPerAddress,
  promoCodesPerAddress,
  promoCodesPerCart,
  verifyMailsPerAddress,
} from '@hemline/rules/vocabulary/rate-limits.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from './testing/app.ts'

describe.skipIf(!testServer)('tries from one address', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const here = from('198.51.100.1')
  const elsewhere = from('198.51.100.2')
  /** As if all tries but one had been made. */
  const nearly = (key: string, limit: number) =>
    sql`update login_throttle set failures = ${limit - 1} where key = ${`${key}:198.51.100.1`}`.execute(
      app.db,
    )

  test('of promotion codes: the third cart of a guesser is refused', async () => {
    let piece = 0
    const tryCodes = async (times: number, headers: Record<string, string>) => {
      const shopper = app.newVisitor()
      await shopper.run('addToCart', { input: { itemNumber: app.listed[piece++] } })
      const codes = []
      for (let n = 0; n < times; n++) {
        const { errors } = await shopper.run(
          'applyPromoCodeToCart',
          { input: { code: `GUESS-${n}` } },
          headers,
        )
        codes.push(errors?.[0]?.extensions?.code)
      }
      return codes.filter((code) => code === 'RATE_LIMITED').length
    }
    for (let n = 0; n < promoCodesPerAddress.limit; n += promoCodesPerCart.limit)
      expect(await tryCodes(promoCodesPerCart.limit, here)).toBe(0)
    expect(await tryCodes(5, here)).toBe(5)
    expect(await tryCodes(1, elsewhere)).toBe(0)
  })

  test('of promotion codes count for a household of IPv6, which has many networks', async () => {
    const shopper = app.newVisitor()
    await shopper.run('addToCart', { input: { itemNumber: app.listed[9] } })
    const guess = async (address: string) =>
      (await shopper.run('applyPromoCodeToCart', { input: { code: 'GUESS' } }, from(address))).errors?.[0]
        ?.extensions?.code
    await guess('2001:db8:aa:bb01::1')
    await sql`update login_throttle set failures = ${promoCodesPerAddress.limit} where key like 'promo-code-address:2001:%'`.execute(
      app.db,
    )
    expect([await guess('2001:db8:aa:bbff::2'), await guess('2001:db8:aa:cc00::2')]).toEqual([
      'RATE_LIMITED',
      undefined,
    ])
  })

  test('of links to orders count for a household just so, as every limit by address does', async () => {
    const ask = async (address: string) => {
      const asked = { id: crypto.randomUUID(), email: 'guest@shop.test' }
      const { data } = await app.newVisitor().run('mailOrderLink', asked, from(address))
      return (data?.mailOrderLink as { __typename: string } | undefined)?.__typename
    }
    await ask('2001:db8:aa:bb01::1')
    await sql`update login_throttle set failures = ${orderLinksPerAddress.limit} where key like 'order-link-address:2001:%'`.execute(
      app.db,
    )
    expect([await ask('2001:db8:aa:bbff::2'), await ask('2001:db8:aa:cc00::2')]).toEqual([
      'TooManyTries',
      'MailOrderLinkPayload',
    ])
  })

  /** As if all tries had been made that are counted under such keys. */
  const used = (keys: string, { limit }: { limit: number }) =>
    sql`update login_throttle set failures = ${limit} where key like ${keys}`.execute(app.db)

  test('of promotion codes in one cart, from wherever they come', async () => {
    const shopper = app.newVisitor()
    const other = app.newVisitor()
    const guess = async (client: TestClient, address: string) =>
      (await client.run('applyPromoCodeToCart', { input: { code: 'GUESS' } }, from(address))).errors?.[0]
        ?.extensions?.code
    for (const [at, client] of [shopper, other].entries())
      await client.run('addToCart', { input: { itemNumber: app.listed[10 + at] } })
    await guess(shopper, '198.51.100.11')
    await used('promo-code:%', promoCodesPerCart)
    expect([await guess(shopper, '198.51.100.12'), await guess(other, '198.51.100.13')]).toEqual([
      'RATE_LIMITED',
      undefined,
    ])
  })

  test('of mails with a link for a password: to one account, and from one address', async () => {
    const ask = async (email: string, address: string) => {
      const { data } = await app
        .newVisitor()
        .run('requestPasswordChange', { input: { email } }, from(address))
      return (data?.requestPasswordChange as { __typename: string } | undefined)?.__typename
    }
    const mailed = 'RequestPasswordChangePayload'
    await ask('one@shop.test', '198.51.100.21')
    await used('password-mail:%', passwordMailsPerAccount)
    expect([
      await ask('one@shop.test', '198.51.100.22'),
      await ask('two@shop.test', '198.51.100.21'),
    ]).toEqual(['TooManyTries', mailed])
    await used('password-mail-address:198.51.100.21', passwordMailsPerAddress)
    expect([
      await ask('three@shop.test', '198.51.100.21'),
      await ask('four@shop.test', '198.51.100.23'),
    ]).toEqual(['TooManyTries', mailed])
  })

  const account = async (n: number): Promise<TestClient> => {
    const client = app.newVisitor()
    const input = {
      email: `tries-${n}@shop.test`,
      password: 'a-long-password-7',
      firstName: 'Ada',
      lastName: 'Aldous',
      acceptTerms: true,
    }
    expect((await client.run('signUp', { input })).data?.signUp).toMatchObject({ __typename: 'AuthPayload' })
    return client
  }

  test('of the codes of kits, by one account after the other', async () => {
    const activate = async (n: number, headers: Record<string, string>) => {
      const input = { requestKey: crypto.randomUUID(), code: 'HB 730 000 900 4', restChoice: 'donate' }
      const { data, errors } = await (await account(n)).run('activateKit', { input }, headers)
      return JSON.stringify(data?.activateKit ?? errors)
    }
    await activate(1, here)
    await nearly('kit-codes-address', kitCodesPerAddress.limit)
    expect(await activate(2, here)).not.toMatch(/again in|RATE_LIMITED/)
    expect(await activate(3, here)).toMatch(/again in|RATE_LIMITED/)
    expect(await activate(4, elsewhere)).not.toMatch(/again in|RATE_LIMITED/)
  })

  test('of the codes of kits, by one account from wherever', async () => {
    const client = await account(5)
    const activate = async (headers: Record<string, string>) => {
      const input = { requestKey: crypto.randomUUID(), code: 'HB 730 000 900 4', restChoice: 'donate' }
      const { data, errors } = await client.run('activateKit', { input }, headers)
      return JSON.stringify(data?.activateKit ?? errors)
    }
    expect(await activate(from('198.51.100.31'))).not.toMatch(/again in|RATE_LIMITED/)
    await used('kit-codes:%', kitCodesPerUser)
    expect(await activate(from('198.51.100.32'))).toMatch(/again in|RATE_LIMITED/)
  })

  test('of mails that prove an address, by one account after the other', async () => {
    const ask = async (n: number, headers: Record<string, string>) =>
      (await (await account(n)).run('sendEmailVerification', {}, headers)).errors?.[0]?.extensions?.code
    await ask(11, here)
    await nearly('verify-mail-address', verifyMailsPerAddress.limit)
    expect([await ask(12, here), await ask(13, here), await ask(14, elsewhere)]).toEqual([
      undefined,
      'RATE_LIMITED',
      undefined,
    ])
  })
})
