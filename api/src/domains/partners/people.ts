// The people of a partner: employees say who may look at its stock beside the account of the contract
// (decision 0234).
import { noSuchAccount } from '@hemline/rules/partners/terms.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/db.ts'
import { isUuid } from '../../platform/tokens.ts'
import { findAccountId, findPartner, insertEvent, lockPartner, type PartnerRow } from './partners.db.ts'
import { deletePerson, insertPerson, listPeople } from './people.db.ts'
import { type Refused, refused } from './staff.ts'

type Kept = { __typename: 'StaffPartnerPayload'; partner: PartnerRow }
const peopleMost = 20

/** Returns the people of a partner, by last name. Checks no permission. */
export async function peopleOf(ctx: Context, partner: PartnerRow) {
  const people = await listPeople(ctx.db, partner.id)
  return people.map(({ id, name, email, added_at, added_by }) => ({
    id,
    name,
    email,
    addedAt: added_at,
    addedBy: added_by || null,
  }))
}

/**
 * Lets the person of a member account see a partner's stock and feeds, and records it. Returns a refusal for
 * an unknown partner, an address without an account, the account of the contract, somebody who may already,
 * and a 21st person. Throws UNAUTHENTICATED, and FORBIDDEN without the task `set_partners`.
 */
export async function addPartnerPerson(
  ctx: Context,
  { slug, email }: { slug: string; email: string },
): Promise<Kept | Refused> {
  const actorId = atWork(ctx, 'set_partners')
  return inTransaction<Kept | Refused>(ctx.db, 'StaffPartnerPayload', async (tx) => {
    const partner = await findPartner(tx, { slug })
    if (!partner) return refused('There is no such partner.')
    const userId = await findAccountId(tx, email.trim())
    if (userId === undefined) return refused(noSuchAccount, 'email')
    if (userId === partner.account_id)
      return refused('The sales pay into this account, so that it sees the stock already.', 'email')
    const now = ctx.now()
    await lockPartner(tx, partner.id)
    if ((await listPeople(tx, partner.id)).length >= peopleMost)
      return refused(`A partner has at most ${peopleMost} people here. Please take one out first.`, 'email')
    if (!(await insertPerson(tx, { supplierId: partner.id, userId, addedBy: actorId, now })))
      return refused('This person sees the stock already.', 'email')
    const detail = { person: userId }
    await insertEvent(tx, { supplierId: partner.id, actorId, kind: 'person_added', detail, at: now })
    return { __typename: 'StaffPartnerPayload', partner }
  })
}

/**
 * Takes a person out of a partner's people, from now on, and records it. Returns a refusal for an unknown
 * partner and for somebody who is none of them. Throws UNAUTHENTICATED, and FORBIDDEN without the task
 * `set_partners`.
 */
export async function removePartnerPerson(
  ctx: Context,
  { slug, id }: { slug: string; id: string },
): Promise<Kept | Refused> {
  const actorId = atWork(ctx, 'set_partners')
  return inTransaction<Kept | Refused>(ctx.db, 'StaffPartnerPayload', async (tx) => {
    const partner = await findPartner(tx, { slug })
    if (!partner) return refused('There is no such partner.')
    await lockPartner(tx, partner.id)
    if (!isUuid(id) || !(await deletePerson(tx, partner.id, id)))
      return refused('This person is not one of the partner’s any more.')
    const at = ctx.now()
    const detail = { person: id }
    await insertEvent(tx, { supplierId: partner.id, actorId, kind: 'person_removed', detail, at })
    return { __typename: 'StaffPartnerPayload', partner }
  })
}
