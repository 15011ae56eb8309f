// What each kind of person at work, and a seller, gets: the operations of the employee area against the one
// table of rights (rules/src/fulfillment/staff.ts).
import { personByKey } from '@hemline/db/seed/people.ts'
import { mayDo, type StaffTask, staffTasks } from '@hemline/rules/fulfillment/staff.ts'
import { staffRoles } from '@hemline/rules/fulfillment/staff-roles.ts'
import { visitorHeader } from '@hemline/rules/vocabulary/wire.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, type TestClient, testApp, testServer } from './app.ts'
import { matrix } from './matrix.ts'
import type { binsMatrix } from './matrix-bins.ts'
import type { employeeMatrix } from './matrix-employee.ts'
import type { intakeMatrix } from './matrix-intake.ts'
import type { Row } from './matrix-types.ts'

type Staffed = keyof typeof intakeMatrix | keyof typeof employeeMatrix | keyof typeof binsMatrix

/** Which tasks open an operation: one of them is enough. */
const tasksOf: Record<Staffed, readonly StaffTask[]> = {
  'Query.intakeQueue': ['intake', 'review', 'list_items'],
  'Query.intakeBag': ['intake'],
  'Query.intakeChoices': ['intake'],
  'Query.intakeBrands': ['intake'],
  'Query.intakeLikely': ['intake'],
  'Query.intakeSuggestion': ['intake'],
  'Mutation.receiveBag': ['intake'],
  'Mutation.claimBag': ['intake'],
  'Mutation.releaseBag': ['intake'],
  'Mutation.gradePiece': ['intake'],
  'Mutation.undoPiece': ['intake'],
  'Mutation.finishBag': ['intake'],
  'Mutation.reviewPiece': ['review'],
  'Mutation.listPieces': ['list_items'],
  'Query.deskQueues': staffTasks,
  'Query.staffSearch': ['see_orders', 'edit_items', 'intake', 'pick', 'pack'],
  'Query.staffPerson': ['see_orders'],
  'Mutation.setWarehousesOfPerson': ['see_orders'],
  'Query.staffContentReleases': ['texts'],
  'Mutation.makeContentRelease': ['texts'],
  'Mutation.publishContentRelease': ['texts'],
  'Query.staffPartners': ['see_partners'],
  'Query.staffPartner': ['see_partners'],
  'Query.partnerFeed': ['see_partners'],
  'Mutation.makePartnerKey': ['set_partners'],
  'Mutation.endPartnerKey': ['set_partners'],
  'Mutation.addPartnerPerson': ['set_partners'],
  'Mutation.removePartnerPerson': ['set_partners'],
  'Mutation.setPartnerTerms': ['set_partners'],
  'Mutation.decidePartnerFeed': ['see_partners'],
  'Query.personSearches': ['see_searches'],
  'Query.siteAnalytics': ['see_analytics'],
  'Query.deskViews': ['see_orders'],
  'Query.deskStateCounts': ['edit_items'],
  'Mutation.saveDeskView': ['see_orders'],
  'Query.staffPeople': ['see_orders'],
  'Query.staffBags': ['intake'],
  'Query.staffParcels': ['pack'],
  'Query.binContents': ['pick', 'intake'],
  'Mutation.putIntoBin': ['pick', 'intake'],
  'Mutation.deleteDeskView': ['see_orders', 'edit_items', 'returns', 'intake', 'pack'],
  'Mutation.putDeskViewFirst': ['see_orders', 'edit_items', 'returns', 'intake', 'pack'],
  'Query.staffItem': ['edit_items', 'preview'],
  'Query.staffItems': ['edit_items'],
  'Query.madeWords': ['edit_items'],
  'Query.sellerReturns': ['return_to_seller'],
  'Query.jobs': ['see_jobs'],
  'Mutation.editItem': ['edit_items'],
  'Mutation.changeItemState': ['edit_items'],
  'Mutation.moveSellerReturn': ['return_to_seller'],
  'Mutation.retryJob': ['retry_jobs'],
  'Mutation.giveUpJob': ['retry_jobs'],
}
const marks = { inCart: 0, inCartKey: '', free: 0, favorite: 0, notListed: 0, who: 'employee' } as const
const everybody = ['visitor', 'shopper', 'seller', ...staffRoles] as const
type Somebody = (typeof everybody)[number]

describe.skipIf(!testServer)('people at work', () => {
  let app: TestApp
  const clients = new Map<Somebody, TestClient>()
  const roles: Record<Somebody, readonly string[]> = {
    visitor: [],
    shopper: [],
    seller: ['seller'],
    processor: ['processor'],
    support: ['support'],
    employee: ['employee'],
    admin: ['admin'],
  }
  beforeAll(async () => {
    app = await testApp()
    clients.set('visitor', app.newVisitor())
    for (const who of ['shopper', 'seller', 'employee', 'admin'] as const)
      clients.set(who, await app.loggedIn(who))
    // Nobody in the demonstration does only these: two shoppers take the work up.
    for (const [who, person] of [
      ['processor', 'superstar'],
      ['support', 'international'],
    ] as const) {
      const client = await app.loggedIn(person)
      await app.db
        .insertInto('role_grant')
        .values({ user_id: personByKey(person).id, role: who })
        .execute()
      clients.set(who, client)
    }
  })
  afterAll(() => app.close())

  const of = (who: Somebody): TestClient => {
    const client = clients.get(who)
    if (!client) throw new Error(`nobody is ${who}`)
    return client
  }
  const expected = (who: Somebody, tasks: readonly StaffTask[]) => {
    if (who === 'visitor') return 'UNAUTHENTICATED'
    return tasks.some((task) => mayDo(roles[who], task)) ? 'let in' : 'FORBIDDEN'
  }
  const refusals = ['UNAUTHENTICATED', 'FORBIDDEN']

  it.each(Object.entries(tasksOf))('%s is for those whose work it is', async (name, tasks) => {
    const row: Row | undefined = matrix[name as keyof typeof matrix]
    const seen: Partial<Record<Somebody, string>> = {}
    for (const who of everybody) {
      const { errors } = await of(who).adhoc(row?.document(marks) ?? '')
      const code = String(errors?.[0]?.extensions?.code ?? '')
      seen[who] = refusals.includes(code) ? code : 'let in'
    }
    expect(seen).toEqual(Object.fromEntries(everybody.map((who) => [who, expected(who, tasks)])))
  })

  const send = async (url: string) => {
    const seen: Partial<Record<Somebody, number>> = {}
    for (const who of everybody) {
      const cookie = [...of(who).cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { cookie, [visitorHeader]: 'new', 'content-type': 'application/json' }
      seen[who] = (await app.server.inject({ method: 'POST', url, headers, payload: '{}' })).statusCode
    }
    return seen
  }
  const statuses = (of: (who: Somebody) => number) =>
    Object.fromEntries(everybody.map((who) => [who, of(who)]))

  it.each(['/api/v1.0/photos', '/api/v1.0/photos/import'])(
    'POST %s is for everybody whom the shop knows',
    async (url) => {
      expect(await send(url)).toEqual(statuses((who) => (who === 'visitor' ? 401 : 422)))
    },
  )
})
