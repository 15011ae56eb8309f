import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient, type Outcome } from './client.ts'

type Security = {
  twoStepSince: string | null
  recoveryCodesLeft: number
  devices: { id: string; name: string; isThis: boolean }[]
}
type Begun = Outcome & { secret?: string; uri?: string }

/**
 * Registers the contract's tests of two-step log-in and devices, as far as no authenticator app is needed.
 */
export function securityContract(make: MakeClient): void {
  describe('the security of an account', () => {
    let client: ContractClient
    const input = () => ({ email: client.marked.person.email, password: client.marked.person.password })
    beforeEach(async () => {
      client = await make()
    })

    it('is refused to visitors, who owe no second step either', async () => {
      const { errors } = await client.run('getSecurity')
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
      expect(
        await ask<Outcome>(client, 'finishLogIn', { input: { challenge: 'none', code: '123456' } }),
      ).toMatchObject({ __typename: 'LogInEnded' })
    })

    it('lists the devices of a member, and ends all but the one that asks', async () => {
      const other = client.newVisitor()
      await ask<Outcome>(client, 'logIn', { input: input() })
      await ask<Outcome>(other, 'logIn', { input: input() })
      const { devices, twoStepSince, recoveryCodesLeft } = await ask<Security>(client, 'getSecurity')
      expect([twoStepSince, recoveryCodesLeft]).toEqual([null, 0])
      expect(devices.filter(({ isThis }) => isThis)).toHaveLength(1)
      expect(devices.length).toBeGreaterThan(1)
      const { security } = await ask<{ security: Security }>(client, 'endOtherDevices')
      expect(security.devices).toHaveLength(1)
      const { errors } = await other.run('getSecurity')
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
      await ask(client, 'endDevice', { id: security.devices[0]?.id })
      expect((await client.run('getSecurity')).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
    })

    it('changes a name, and mails a link to a new address', async () => {
      await ask<Outcome>(client, 'logIn', { input: input() })
      expect(
        await ask<Outcome>(client, 'changeName', { firstName: 'Wren', lastName: 'Aldous' }),
      ).toMatchObject({
        __typename: 'NamePayload',
        user: { firstName: 'Wren', lastName: 'Aldous' },
      })
      expect(await ask<Outcome>(client, 'changeName', { firstName: '', lastName: 'Aldous' })).toMatchObject({
        __typename: 'InvalidInput',
        fields: [{ field: 'firstName' }],
      })
      expect(await ask<Outcome>(client, 'changeEmail', { email: 'wren.new@hemline.example' })).toMatchObject({
        __typename: 'EmailChangeSent',
        sentTo: 'w•••w@hemline.example',
      })
      expect(await ask<Outcome>(client, 'changeEmail', { email: 'none' })).toMatchObject({
        __typename: 'InvalidInput',
        fields: [{ field: 'email' }],
      })
      expect(await ask<Outcome>(client, 'changeEmail', { email: 'greta@hemline.example' })).toMatchObject({
        __typename: 'EmailChangeSent',
        sentTo: 'g•••a@hemline.example',
      })
      type Change = Outcome & { security?: { emailChange: { sentTo: string } | null } }
      const waiting = { emailChange: { sentTo: 'g•••a@hemline.example' } }
      expect(await ask<Change>(client, 'getSecurity')).toMatchObject(waiting)
      expect(await ask<Change>(client, 'sendEmailChangeAgain')).toMatchObject({
        __typename: 'EmailChangeSent',
        security: waiting,
      })
      expect((await ask<Change>(client, 'endEmailChange')).security?.emailChange).toBeNull()
      expect(await ask<Change>(client, 'sendEmailChangeAgain')).toMatchObject({
        __typename: 'EmailChangeEnded',
        security: { emailChange: null },
      })
    })

    it('begins with a secret for an app, and is not on without its first code', async () => {
      await ask<Outcome>(client, 'logIn', { input: input() })
      const begun = await ask<Begun>(client, 'beginTwoStep')
      expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Hemline:.*secret=/)
      expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/)
      expect(await ask<Outcome>(client, 'confirmTwoStep', { code: 'none' })).toMatchObject({
        __typename: 'TwoStepRefused',
      })
      expect(await ask<Outcome>(client, 'renewRecoveryCodes')).toMatchObject({ __typename: 'TwoStepRefused' })
      expect(await ask<Outcome>(client, 'endTwoStep')).toMatchObject({ __typename: 'SecurityPayload' })
      expect(await ask<Outcome>(client.newVisitor(), 'logIn', { input: input() })).toMatchObject({
        __typename: 'AuthPayload',
      })
    })

    it('asks a device for a passkey, and refuses what no device signed', async () => {
      const signed = {
        credentialId: 'none',
        clientData: 'none',
        authenticatorData: 'none',
        signature: 'none',
      }
      const { errors } = await client.run('getPasskeys')
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
      const begun = await ask<Begun & { options?: object }>(client, 'beginPasskeyLogIn')
      expect(begun.options).toMatchObject({ challenge: expect.any(String), userVerification: 'required' })
      expect(await ask<Outcome>(client, 'logInWithPasskey', { input: signed })).toMatchObject({
        __typename: 'LogInRefused',
      })
      await ask<Outcome>(client, 'logIn', { input: input() })
      expect(await ask<Outcome>(client, 'beginPasskey')).toMatchObject({ __typename: 'PasskeyRequest' })
      const nothing = { credentialId: 'none', clientData: 'none', attestation: 'none', transports: [] }
      expect(await ask<Outcome>(client, 'addPasskey', { input: nothing })).toMatchObject({
        __typename: 'PasskeyRefused',
      })
      expect(await ask<Outcome>(client, 'renamePasskey', { id: 'none', name: '' })).toMatchObject({
        __typename: 'InvalidInput',
        fields: [{ field: 'name' }],
      })
      expect(await ask<Outcome>(client, 'removePasskey', { id: 'none' })).toMatchObject({
        __typename: 'PasskeysPayload',
        passkeys: [],
      })
    })
  })
}
