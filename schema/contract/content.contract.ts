import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient } from './client.ts'

type Release = {
  id: string
  number: number
  state: string
  madeBy: string | null
  documentCount: number
  documents: { key: string; change: string }[]
}

/** Registers the contract's tests of releases of texts. `employee` looks after them. */
export function contentContract(make: MakeClient, employee: { email: string; password: string }): void {
  describe('releases of texts', () => {
    let staff: ContractClient
    beforeEach(async () => {
      staff = await make()
      await ask(staff, 'logIn', { input: employee })
    })

    it('show everybody the one in force, and who made it to nobody but employees', async () => {
      const release = await ask<Release>(staff.newVisitor(), 'getContentRelease', {})
      expect(release).toMatchObject({ state: 'live', madeBy: null })
      expect(release.documents).toHaveLength(release.documentCount)
      expect(release.documents.map(({ key }) => key)).toContain('legal/tou')
      expect(release.documents.every(({ change }) => change === 'same')).toBe(true)
      const inForce = await ask<Release>(staff.newVisitor(), 'getContentInForce', {})
      expect(inForce).toMatchObject({ id: release.id, number: release.number })
    })

    it('are listed for employees, the newest first', async () => {
      const [newest] = await ask<Release[]>(staff, 'getStaffContentReleases')
      expect(newest?.number).toBeGreaterThanOrEqual(1)
      expect(
        (await staff.newVisitor().run('getStaffContentReleases', {})).errors?.[0]?.extensions?.code,
      ).toBe('UNAUTHENTICATED')
    })

    it('are not made without a note, and not put in force twice', async () => {
      type Refused = { __typename: string; message: string; problems: unknown[] }
      expect(await ask<Refused>(staff, 'makeContentRelease', { note: ' ' })).toMatchObject({
        __typename: 'ContentRefused',
        message: 'Please say what changes.',
        problems: [],
      })
      const live = await ask<Release>(staff, 'getContentRelease', {})
      expect(await ask<Refused>(staff, 'publishContentRelease', { id: live.id })).toMatchObject({
        message: 'This release is in force already.',
      })
    })
  })
}
