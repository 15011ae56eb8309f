import { settingsSizeMax, settingValueMax } from '@hemline/rules/site/client-configuration.ts'
import { clientConfigurationKeys } from '@hemline/rules/vocabulary/lists.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { add, ask, type ContractClient, cartOf, type MakeClient, type Outcome, viewerOf } from './client.ts'

type Auth = Outcome & {
  authToken: string
  cartItemsLost: number[]
  fields: { field: string }[]
  user: { loggedIn: boolean; email: string; cartCount: number; favoritesCount: number }
}
const newcomer = {
  email: 'wren.contract@hemline.example',
  password: 'a-long-password-7',
  firstName: 'Wren',
  lastName: 'Aldous',
  acceptTerms: true,
}

/** Registers the contract's tests of visitors, sign-up, log-in, log-out and settings. */
export function identityContract(make: MakeClient): void {
  describe('identity', () => {
    let shopper: ContractClient
    beforeEach(async () => {
      shopper = await make()
    })
    const signUp = (input = newcomer) => ask<Auth>(shopper, 'signUp', { input })
    const logIn = (
      client: ContractClient,
      input: { email: string; password: string } = client.marked.person,
    ) => ask<Auth>(client, 'logIn', { input })

    it('knows a visitor again', async () => {
      const viewer = await viewerOf(shopper)
      expect(viewer).toMatchObject({ loggedIn: false, id: null, email: null, inactiveDropshipperIds: [33] })
      expect(viewer.visitorId).toBeGreaterThan(0)
      expect((await viewerOf(shopper)).visitorId).toBe(viewer.visitorId)
    })

    it('answers programs without a screen: the same profile, and no size profile', async () => {
      const { data } = await shopper.run('getUserBot')
      const human = (await shopper.run('getUserHuman')).data
      expect(data).not.toHaveProperty('sizeProfile')
      expect(human).toHaveProperty('sizeProfile')
      expect(data?.user).toEqual(human?.user)
    })

    it('says what a member cares for, and nothing of a visitor', async () => {
      type Cares = { buyerPreferenceClusters: object | null; recentComplimentaryBag: boolean }
      expect(await ask<Cares>(shopper, 'user', {})).toMatchObject({
        buyerPreferenceClusters: null,
        recentComplimentaryBag: false,
      })
      await signUp()
      expect(await ask<Cares>(shopper, 'user', {})).toMatchObject({
        buyerPreferenceClusters: { primary: null, secondary: null },
        recentComplimentaryBag: false,
      })
    })

    it('signs somebody up and logs them in', async () => {
      expect(await signUp()).toMatchObject({
        __typename: 'AuthPayload',
        user: { loggedIn: true, email: newcomer.email },
      })
      expect(await viewerOf(shopper)).toMatchObject({ loggedIn: true, email: newcomer.email })
    })

    it('refuses an address that has an account, in any case', async () => {
      expect(await signUp({ ...newcomer, email: shopper.marked.person.email.toUpperCase() })).toMatchObject({
        __typename: 'EmailTaken',
      })
    })

    it('names every field that is wrong at sign-up', async () => {
      const refused = await signUp({
        email: 'nobody',
        password: 'short',
        firstName: '',
        lastName: ' ',
        acceptTerms: false,
      })
      expect(refused.__typename).toBe('InvalidInput')
      expect(refused.fields.map(({ field }) => field).sort()).toEqual([
        'acceptTerms',
        'email',
        'firstName',
        'lastName',
        'password',
      ])
    })

    it('refuses a wrong password and an unknown address in the same words', async () => {
      const wrong = await logIn(shopper, { ...shopper.marked.person, password: 'not-this-one-1' })
      const unknown = await logIn(shopper, {
        email: 'nobody.here@hemline.example',
        password: 'not-this-one-1',
      })
      expect(wrong.__typename).toBe('LogInRefused')
      expect(unknown).toMatchObject({ __typename: 'LogInRefused', message: wrong.message })
      expect((await viewerOf(shopper)).loggedIn).toBe(false)
    })

    it("brings the visitor's cart and favorites along at log-in, holds unbroken", async () => {
      const [mine = 0, liked = 0] = shopper.marked.listed
      const { expiresAt } = await add(shopper, mine)
      await ask(shopper, 'addFavorites', { input: { itemNumbers: [liked] } })
      expect(await logIn(shopper)).toMatchObject({ __typename: 'AuthPayload', cartItemsLost: [] })
      const line = (await cartOf(shopper))?.cartProducts.find((one) => one.itemNumber === mine)
      expect(line).toMatchObject({ availability: 'IN_CART', expiresAt })
      expect(
        (await ask<{ itemNumbers: number[] }>(shopper, 'getFavorites', { amount: 10, page: 1 })).itemNumbers,
      ).toContain(liked)
    })

    it('shows the same cart wherever a person logs in, and an empty one after log-out', async () => {
      const [itemNumber = 0] = shopper.marked.listed
      await logIn(shopper)
      await add(shopper, itemNumber)
      const elsewhere = shopper.newVisitor()
      await logIn(elsewhere)
      expect((await cartOf(elsewhere))?.cartProducts.map((line) => line.itemNumber)).toContain(itemNumber)
      expect(await ask(shopper, 'logOut')).toMatchObject({ user: { loggedIn: false } })
      expect(await viewerOf(shopper)).toMatchObject({ loggedIn: false, cartCount: 0 })
    })

    it('answers a request for a password link alike for known and unknown addresses', async () => {
      const asked = (email: string) => ask<Outcome>(shopper, 'requestPasswordChange', { input: { email } })
      expect(await asked(shopper.marked.person.email)).toEqual(await asked('nobody.here@hemline.example'))
    })

    it('refuses a mailed link that is not ours', async () => {
      expect(
        await ask(shopper, 'changePasswordByMail', {
          input: { token: 'no-such-token', password: newcomer.password },
        }),
      ).toMatchObject({
        __typename: 'PasswordLinkInvalid',
      })
    })

    it('asks for the current password before changing it', async () => {
      const change = (currentPassword: string) =>
        ask<Outcome>(shopper, 'changePassword', {
          input: { currentPassword, newPassword: 'another-long-one-8' },
        })
      expect((await change('x')).__typename).toBe('SignInRequired')
      await signUp()
      expect((await change('x')).__typename).toBe('PasswordWrong')
      expect((await change(newcomer.password)).__typename).toBe('AuthPayload')
    })

    it('keeps settings of the client and gives them back', async () => {
      const settings = [{ name: 'banners.welcome', value: '{"dismissed":true}' }]
      await ask(shopper, 'applyClientConfiguration', { input: { clientType: 'web', settings } })
      expect((await viewerOf(shopper)).clientConfiguration).toEqual({
        banners: { welcome: { dismissed: true } },
      })
      const { errors } = await shopper.run('applyClientConfiguration', {
        input: { clientType: 'web', settings: [{ name: 'nonsense.x', value: '1' }] },
      })
      expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
      const stranger = await shopper.run('applyClientConfiguration', {
        input: { clientType: 'bogus', settings },
      })
      expect(stranger.errors?.[0]?.message).toMatch(/"bogus" does not exist in "ClientType"/)
    })

    it('keeps settings of every category', async () => {
      const settings = clientConfigurationKeys.map((key) => ({ name: `${key}.x`, value: '[1,"two"]' }))
      await ask(shopper, 'applyClientConfiguration', { input: { clientType: 'web', settings } })
      expect((await viewerOf(shopper)).clientConfiguration).toEqual(
        Object.fromEntries(clientConfigurationKeys.map((key) => [key, { x: [1, 'two'] }])),
      )
    })

    it('refuses settings that are too large together', async () => {
      const value = JSON.stringify('x'.repeat(settingValueMax - 2))
      const settings = Array.from({ length: Math.ceil(settingsSizeMax / settingValueMax) + 1 }, (_, n) => ({
        name: `persist.large-${n}`,
        value,
      }))
      const { errors } = await shopper.run('applyClientConfiguration', {
        input: { clientType: 'web', settings },
      })
      expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
      expect((await viewerOf(shopper)).clientConfiguration).toEqual({})
    })

    it("brings the visitor's settings along at log-in, and shows them on every device", async () => {
      const settings = [{ name: 'banners.sms', value: '"2026-11-25T12:00:00.000Z"' }]
      await ask(shopper, 'applyClientConfiguration', { input: { clientType: 'web', settings } })
      await logIn(shopper)
      const kept = { banners: { sms: '2026-11-25T12:00:00.000Z' } }
      expect((await viewerOf(shopper)).clientConfiguration).toMatchObject(kept)
      const elsewhere = shopper.newVisitor()
      await logIn(elsewhere)
      expect((await viewerOf(elsewhere)).clientConfiguration).toMatchObject(kept)
    })

    it('accepts the terms for who is logged in, and refuses visitors', async () => {
      const refused = await shopper.run('acceptLegal')
      expect(refused.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
      await logIn(shopper)
      expect(await ask(shopper, 'acceptLegal')).toMatchObject({ user: { isLegalAcceptRequired: false } })
    })

    it('takes note of where a visitor came from', async () => {
      expect(
        await ask(shopper, 'trackVisitor', {
          input: { referralCode: 'abc', referrer: 'https://example.com/', utmCampaign: 'spring' },
        }),
      ).toMatchObject({ success: true })
    })
  })
}
