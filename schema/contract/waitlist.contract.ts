import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient } from './client.ts'

type Survey = { sells: string[]; often: string; places: string[]; obstacle: string; mayWrite: boolean }
type Waitlist = { joinedAt: string | null; email: string | null; survey: Survey | null }
type Answer = {
  __typename: string
  email: string
  again: boolean
  waitlist: Waitlist
  fields: { field: string; message: string }[]
}

const member = { email: 'nora@hemline.example', password: 'hemline-demo-1' }
const answers: Survey = {
  sells: ['clothes', 'bags'],
  often: 'monthly',
  places: ['sites'],
  obstacle: 'photos',
  mayWrite: true,
}

/**
 * Registers the contract's tests of the waiting list for selling directly, and the answers to its survey.
 */
export function waitlistContract(make: MakeClient): void {
  describe('the waitlist for selling directly', () => {
    let client: ContractClient
    beforeEach(async () => {
      client = await make()
    })
    const find = (who: ContractClient = client) => ask<Waitlist>(who, 'getDirectWaitlist')
    const join = (email: string, who: ContractClient = client) =>
      ask<Answer>(who, 'joinDirectWaitlist', { email })
    const answer = (input: object = {}, who: ContractClient = client) =>
      ask<Answer>(who, 'answerDirectSurvey', { input: { ...answers, ...input } })

    it('lets nobody leave by a link that is not the shop’s', async () => {
      expect(await ask(client, 'leaveDirectWaitlist', { token: 'none' })).toMatchObject({ left: false })
    })

    it('has an address once, whoever types it and in whatever capitals', async () => {
      const visitor = client.newVisitor()
      expect(await find(visitor)).toMatchObject({ joinedAt: null, email: null, survey: null })
      expect(await join(' Waits.Once@hemline.example ', visitor)).toMatchObject({
        __typename: 'JoinDirectWaitlistPayload',
        email: 'Waits.Once@hemline.example',
        again: false,
      })
      const first = await find(visitor)
      expect(first).toMatchObject({ email: 'Waits.Once@hemline.example', joinedAt: expect.any(String) })
      const again = await join('waits.once@hemline.example', client.newVisitor())
      expect(again).toMatchObject({ again: true })
      expect((await find(visitor)).joinedAt).toBe(first.joinedAt)
    })

    it('refuses what is no address', async () => {
      expect(await join('nobody', client.newVisitor())).toMatchObject({
        __typename: 'InvalidInput',
        fields: [{ field: 'email', message: 'Please enter a valid email address.' }],
      })
    })

    it('knows the address of a member, and the member’s place wherever the address was typed', async () => {
      await client.run('logIn', { input: member })
      expect(await find()).toMatchObject({ email: member.email, joinedAt: null })
      await join(member.email, client.newVisitor())
      expect(await find()).toMatchObject({ email: member.email, joinedAt: expect.any(String) })
    })

    it('keeps one survey of a person, who may change it', async () => {
      const visitor = client.newVisitor()
      expect((await answer({}, visitor)).waitlist.survey).toMatchObject(answers)
      const changed = {
        sells: ['shoes'],
        often: 'weekly',
        places: ['nowhere'],
        obstacle: 'time',
        mayWrite: false,
      }
      expect((await answer(changed, visitor)).waitlist.survey).toMatchObject(changed)
      expect((await find(visitor)).survey).toMatchObject(changed)
      expect((await find(client.newVisitor())).survey).toBeNull()
    })

    it('names every question whose answer can’t be taken', async () => {
      const refused = await answer({ sells: [], often: 'daily', places: ['moon'], obstacle: '' })
      expect(refused.__typename).toBe('InvalidInput')
      expect(refused.fields.map(({ field }) => field)).toEqual(['sells', 'often', 'places', 'obstacle'])
    })
  })
}
