import { expect, it } from 'vitest'
import { type ReferralStatus, referralStatuses } from '../vocabulary/rewards.ts'
import { invitationWords, statusLabelOf } from './invitation-words.ts'
import {
  canReferralMove,
  ineligibleBecause,
  invitationProblem,
  mailboxOf,
  placeOf,
  referralCodeOf,
  referralDiagram,
  referralMoveReasons,
  referralTransitions,
  spellingsOf,
} from './referrals.ts'

const person = (email: string, browser: number | null, ...places: string[]) => ({
  email,
  browsers: browser === null ? [] : [browser],
  places,
})

it('is drawn in docs/referrals.md', async () => {
  const text = `# Invitations

Written from \`rules/src/referrals/referrals.ts\` by \`rules/src/referrals/referrals.test.ts\`: change the table there, then
run \`vitest run --project rules -u\`. Who counts as a friend, and when the reward is due: decision 0185.

\`\`\`mermaid
${referralDiagram()}
\`\`\`
`
  await expect(text).toMatchFileSnapshot('../../../docs/referrals.md')
})

it('gives every change of a status its reason', () => {
  for (const [from, targets] of Object.entries(referralTransitions))
    for (const to of targets)
      expect(referralMoveReasons[`${from} ${to}` as `${ReferralStatus} ${ReferralStatus}`]).toBeTruthy()
})

it('goes from the letter to the reward, and never out of an end', () => {
  const way: ReferralStatus[] = [
    'Invitation Sent',
    'Account Created',
    'Bag Ordered',
    'Completed Purchase',
    'Rewarded',
  ]
  for (const [at, status] of way.slice(1).entries())
    expect(canReferralMove(way[at] as ReferralStatus, status)).toBe(true)
  for (const status of referralStatuses) expect(canReferralMove('Rewarded', status)).toBe(false)
  expect(canReferralMove('Account Created', 'Rewarded')).toBe(false)
})

it('knows one person by mailbox and browser, and one household by its address', () => {
  const nora = person('nora.w@example.com', 7, placeOf({ line1: '905 Juniper Ln.', zip: '78704-1200' }))
  const because = (friend: typeof nora, hasBought = false) =>
    ineligibleBecause({ advocate: nora, friend, hasBought })
  expect(because(person('norAw+2@example.com', 9))).toBe('self')
  expect(because(person('maya@example.com', 7))).toBe('self')
  // Another device in which the advocate had logged in before the account was made.
  expect(
    ineligibleBecause({
      advocate: { ...nora, browsers: [7, 30] },
      friend: person('maya@example.com', 30),
      hasBought: false,
    }),
  ).toBe('self')
  expect(because(person('maya@example.com', 9), true)).toBe('known')
  expect(because(person('maya@example.com', 9, placeOf({ line1: '905  juniper ln', zip: '78704' })))).toBe(
    'household',
  )
  expect(because(person('maya@example.com', null, placeOf({ line1: '9 Juniper Ln', zip: '78704' })))).toBe(
    undefined,
  )
  expect(
    ineligibleBecause({
      advocate: { ...nora, browsers: [] },
      friend: person('m@x.example', null),
      hasBought: false,
    }),
  ).toBe(undefined)
  expect(mailboxOf(' A.B+c@Example.com ')).toBe('ab@example.com')
  expect(spellingsOf('A.B+c@Example.com')).toEqual(['a.b+c@example.com', 'a.b@example.com', 'ab@example.com'])
})

it('counts each household once among the friends of one advocate', () => {
  const nora = person('nora.w@example.com', 7, placeOf({ line1: '905 Juniper Ln.', zip: '78704-1200' }))
  const because = (friend: ReturnType<typeof person>) =>
    ineligibleBecause({
      advocate: nora,
      friend,
      hasBought: false,
      others: [person('m.ara@example.com', 12, placeOf({ line1: '1 Elm St', zip: '10001' }))],
    })
  expect(because(person('mar.a@example.com', 13))).toBe('household')
  expect(because(person('ivo@example.com', 12))).toBe('household')
  expect(because(person('ivo@example.com', 13, placeOf({ line1: '1 elm st.', zip: '10001' })))).toBe(
    'household',
  )
  expect(because(person('ivo@example.com', null))).toBeUndefined()
})

it('refuses what is no friend’s address', () => {
  expect(invitationProblem('maya@example.com', 'nora@example.com')).toBeUndefined()
  expect(invitationProblem('', 'nora@example.com')).toBe('Type your friend’s email address.')
  expect(invitationProblem('maya@exmaple', 'nora@example.com')).toMatch(/stops early/)
  expect(invitationProblem('maya+hemline@example.com', 'nora@example.com')).toMatch(/without the/)
  expect(invitationProblem('n.ora@example.com', 'nora@example.com')).toMatch(/your own address/)
})

it('reads a code as people type it', () => {
  expect(referralCodeOf(' Nora-7K2 ')).toBe('nora-7k2')
  for (const text of ['', null, undefined, 'no', 'a b c', "x'; drop", 'x'.repeat(41)])
    expect(referralCodeOf(text)).toBeUndefined()
})

it('has words for each status', () => {
  const at = '2026-11-20T20:00:00Z'
  const day = (iso: string) => `Nov ${iso.slice(8, 10)}`
  const words = (status: ReferralStatus, facts = {}) =>
    invitationWords(
      {
        status,
        reason: null,
        sentAt: at,
        remindedAt: null,
        joinedAt: at,
        giftEndsAt: at,
        boughtAt: at,
        dueAt: at,
        ...facts,
      },
      day,
    )
  expect(referralStatuses.map((status) => `${statusLabelOf(status)}: ${words(status)}`)).toEqual([
    'Invitation sent: Sent on Nov 20, not answered yet.',
    'Account created: The 45% is open until Nov 20.',
    'Bag ordered: Ordered a clean-out bag. The 45% is open until Nov 20.',
    'Completed purchase: Bought on Nov 20. Yours on Nov 20, if nothing comes back.',
    'Rewarded: Bought on Nov 20.',
    'Expired: Joined on Nov 20, 30 days went by.',
    'Ineligible: Bought here before. The gift is for first orders.',
  ])
  expect(words('Completed Purchase', { dueAt: null })).toBe('Bought on Nov 20. The parcel is on its way.')
  expect(words('Expired', { joinedAt: null })).toBe('Sent on Nov 20, not answered.')
  expect(words('Inelegible', { reason: 'household' })).toMatch(/One household counts once/)
})
