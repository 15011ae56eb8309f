import { beforeEach, describe, expect, it } from 'vitest'
import { ask, type ContractClient, type MakeClient } from './client.ts'

type Profile = { department: string; enabled: boolean; sizingIds: number[]; updatedAt: string }
type Saved = { sizeProfile: Profile; isFirst: boolean; replaced: Profile | null }
type Choices = {
  category: string
  label: string
  group: string
  sizes: { sizingId: number; label: string }[]
}
type Listing = {
  totalCount: number
  mySizes: {
    applied: boolean
    why: string | null
    department: string | null
    sizes: string[]
    search: string
    totalWithout: number | null
  } | null
  facets: { key: string; buckets: { value: string; count: number; selected: boolean }[] }[]
}

const bare = {
  department: 'women',
  enabled: true,
  includeEquivalents: false,
  includeMaternity: false,
  includePetite: false,
  includeTall: false,
  sizingIds: [] as number[],
  seenAt: null as string | null,
}

/**
 * Registers the contract's tests of My Sizes (specification §3, §5 and §7): what is stored, and what
 * listings make of it.
 */
export function sizeProfileContract(make: MakeClient): void {
  describe('my sizes', () => {
    let member: ContractClient
    let choices: Choices[]
    beforeEach(async () => {
      member = await make()
      await ask(member, 'logIn', { input: member.marked.person })
      const { data } = await member.run('getSizeProfile', { departmentTag: 'women' })
      choices = data?.sizeChoices as Choices[]
    })
    const tops = () => choices[0]?.sizes ?? []
    const save = (change: Partial<typeof bare>) =>
      ask<Saved>(member, 'upsertSizeProfile', { input: { ...bare, ...change } })
    const listing = (filters: Record<string, string>) =>
      ask<Listing>(member, 'getItems', {
        amount: 5,
        filters: Object.entries(filters).map(([key, value]) => ({ key, values: value.split(',') })),
        userInfo: {},
      })

    it('offers Dresses & Tops, Bottoms and Shoes, without One Size', () => {
      const labels = new Set(choices.map(({ label }) => label))
      expect([...labels]).toEqual(['Dresses & Tops', 'Bottoms', 'Shoes'])
      const names = choices.flatMap(({ sizes }) => sizes.map(({ label }) => label))
      expect(names.some((label) => /one size/i.test(label))).toBe(false)
    })

    it('keeps what was saved, and answers getUserHuman with the profile of women', async () => {
      const [small, medium] = tops()
      const first = await save({ sizingIds: [small?.sizingId ?? 0] })
      expect(first).toMatchObject({ isFirst: true, replaced: null })
      const sizingIds = [medium?.sizingId ?? 0]
      const seenAt = first.sizeProfile.updatedAt
      expect(await save({ sizingIds, seenAt })).toMatchObject({ isFirst: false, replaced: null })
      const { data } = await member.run('getUserHuman', {})
      expect(data?.sizeProfile).toMatchObject({ department: 'women', enabled: true, sizingIds })
    })

    it('says which sizes of another tab the last save replaced', async () => {
      const [small, medium] = tops()
      await save({ sizingIds: [small?.sizingId ?? 0] })
      const { replaced } = await save({ sizingIds: [medium?.sizingId ?? 0], seenAt: null })
      expect(replaced).toMatchObject({ sizingIds: [small?.sizingId] })
    })

    it('refuses visitors, strange sizes and departments without sizes', async () => {
      const visitor = member.newVisitor()
      const refused = async (client: ContractClient, input: Partial<typeof bare>) => {
        const { errors } = await client.run('upsertSizeProfile', { input: { ...bare, ...input } })
        return errors?.[0]?.extensions?.code
      }
      expect(await refused(visitor, {})).toBe('UNAUTHENTICATED')
      expect(await refused(member, { sizingIds: [999_999] })).toBe('BAD_INPUT')
      expect(await refused(member, { department: 'handbags' })).toBe('BAD_INPUT')
    })

    it('narrows a listing of the department, counts honestly and gives way to the address', async () => {
      const own = String(tops()[1]?.sizingId)
      const other = String(tops()[2]?.sizingId)
      await save({ sizingIds: [Number(own)] })
      const all = await listing({ department_tags: 'women' })
      expect(all.mySizes).toBeNull()
      const mine = await listing({ department_tags: 'women', my_sizes: 'true' })
      const sizes = mine.facets.find(({ key }) => key === 'sizing_id')?.buckets ?? []
      expect(mine.mySizes).toMatchObject({
        applied: true,
        why: null,
        department: 'women',
        sizes: [tops()[1]?.label],
        search: `sizing_id=${own}`,
        totalWithout: all.totalCount,
      })
      expect(mine.totalCount).toBeLessThan(all.totalCount)
      // A shop whose search engine is away has no counts.
      for (const one of sizes.filter(({ selected }) => selected))
        expect(one).toMatchObject({ value: own, count: mine.totalCount })
      const off = await listing({ department_tags: 'women', my_sizes: 'false' })
      expect(off).toMatchObject({ totalCount: all.totalCount, mySizes: { applied: false, why: 'off' } })
      const byUrl = await listing({ department_tags: 'women', my_sizes: 'true', sizing_id: other })
      const plain = await listing({ department_tags: 'women', sizing_id: other })
      expect(byUrl).toMatchObject({ totalCount: plain.totalCount, mySizes: { applied: false, why: 'url' } })
      const girls = await listing({ department_tags: 'girls', my_sizes: 'true' })
      expect(girls.mySizes).toMatchObject({ applied: false, why: 'department' })
      await save({ sizingIds: [Number(own)], enabled: false })
      const paused = await listing({ department_tags: 'women', my_sizes: 'true' })
      expect(paused).toMatchObject({ totalCount: all.totalCount, mySizes: { why: 'paused' } })
    })

    it('narrows a listing of no department to clothes and shoes of the sizes, and leaves in what has none', async () => {
      const own = String(tops()[1]?.sizingId)
      await save({ sizingIds: [Number(own)] })
      const all = await listing({ price: '-400' })
      const mine = await listing({ price: '-400', my_sizes: 'true' })
      expect(mine.mySizes).toMatchObject({
        applied: true,
        department: 'women',
        search: `clothes_size=${own}`,
        totalWithout: all.totalCount,
      })
      expect(mine.totalCount).toBeLessThan(all.totalCount)
      expect(await listing({ price: '-400', clothes_size: own })).toMatchObject({
        totalCount: mine.totalCount,
      })
      for (const department of ['handbags', 'girls'])
        expect(
          await listing({ department_tags: department, price: '-400', clothes_size: own }),
        ).toMatchObject({
          totalCount: (await listing({ department_tags: department, price: '-400' })).totalCount,
        })
      const several = await listing({ department_tags: 'women,girls', my_sizes: 'true' })
      expect(several.mySizes).toMatchObject({ applied: false, why: 'no_department' })
      const bags = await listing({ category_tags: 'totes', my_sizes: 'true' })
      expect(bags.mySizes).toMatchObject({ applied: false, why: 'no_size_here' })
    })

    it('adds equivalents when asked for expansions, and has v2 sizes alone', async () => {
      const input = { ...bare, includeEquivalents: true, sizingIds: [tops()[1]?.sizingId ?? 0] }
      const saved = await ask<{ sizeProfile: { expandedSizingIds: number[] } }>(member, 'upsertSizeProfile', {
        input,
        withExpansions: false,
      })
      expect(saved.sizeProfile.expandedSizingIds).toEqual(input.sizingIds)
      const { errors } = await member.run('upsertSizeProfile', { input, v2Sizes: false })
      expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
      const old = await member.run('getSizeProfile', { departmentTag: 'women', v2Sizes: false })
      expect(old.errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
      const flags = { includeMaternity: true, includePetite: true, includeTall: true }
      expect((await save(flags)).sizeProfile).toMatchObject({ ...flags, sizingIds: [] })
    })

    it('rests fit notes on what was measured at home, and forgets it when asked', async () => {
      type Basis = { measure: string; family: string | null; inches: number | null }
      const measures = async () => {
        const rows = await ask<Basis[]>(member, 'getFitBasis')
        return rows.filter(({ inches }) => inches !== null)
      }
      expect(await ask<Basis[]>(member.newVisitor(), 'getFitBasis')).toEqual([])
      expect(await measures()).toEqual([])
      await ask(member, 'saveBodyMeasure', { measure: 'Bust', inches: 30 })
      await ask(member, 'saveBodyMeasure', { measure: 'Bust', inches: 36 })
      expect(await measures()).toMatchObject([{ measure: 'Bust', family: null, inches: 36 }])
      const { errors } = await member.run('saveBodyMeasure', { measure: 'Bust', inches: 3 })
      expect(errors?.[0]?.message).toBe('Please give us a number from 15 to 80 inches.')
      const stranger = await member.newVisitor().run('forgetFit')
      expect(stranger.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED')
      await ask(member, 'forgetFit')
      expect(await measures()).toEqual([])
    })

    it('says how a piece fits, asks for one number without any, and says nothing to visitors', async () => {
      type Note = { measure: string; piece: number; verdict: string | null; own: number | null } | null
      const about = (itemNumber: number, client = member) => ask<Note>(client, 'getFitNote', { itemNumber })
      const notes = await Promise.all(
        member.marked.listed.map(async (one) => [one, await about(one)] as const),
      )
      const asked = notes.find(([, note]) => note !== null)
      const [number = 0, note] = asked ?? []
      expect(note).toMatchObject({ verdict: null, own: null })
      expect(await about(number, member.newVisitor())).toBeNull()
      const measure = note?.measure ?? ''
      await ask(member, 'saveBodyMeasure', { measure, inches: (note?.piece ?? 0) - 1.5 })
      expect(await about(number)).toMatchObject({ measure, verdict: 'fits', piece: note?.piece })
      await ask(member, 'saveBodyMeasure', { measure, inches: (note?.piece ?? 0) + 6 })
      expect(await about(number)).toMatchObject({ measure, verdict: 'small' })
    })

    it('finds sizes from a piece that somebody owns only where kind, label and brand are known', async () => {
      const from = (change: object) => {
        const sizingId = tops()[0]?.sizingId
        const piece = { departmentTag: 'women', brand: 'no-such-brand', kind: 'dresses', sizingId, ...change }
        return member.run('getSizesFromPiece', piece)
      }
      expect((await from({})).data).toMatchObject({ sizesFromPiece: null })
      for (const change of [
        { kind: 'rugs' },
        { kind: 'shoes' },
        { sizingId: 1 },
        { departmentTag: 'jewelry' },
      ])
        expect((await from(change)).errors?.[0]?.extensions?.code, JSON.stringify(change)).toBe('BAD_INPUT')
    })

    it('keeps the sizes of children by name', async () => {
      const { data } = await member.run('getChildSizes', { departmentTag: 'girls' })
      const sizes = data?.sizeChoices as Choices[]
      const sizingIds = [sizes[0]?.sizes[0]?.sizingId ?? 0]
      type Children = { children: { id: string; name: string; sizingIds: number[] }[] }
      const saved = await ask<Children>(member, 'saveChildSizes', { input: { name: ' June ', sizingIds } })
      expect(saved.children).toMatchObject([{ name: 'June', sizingIds }])
      const { errors } = await member.run('saveChildSizes', { input: { name: ' ', sizingIds } })
      expect(errors?.[0]?.message).toMatch(/^Please name the child/)
      const id = saved.children[0]?.id
      expect(await ask<Children>(member, 'removeChildSizes', { id })).toMatchObject({ children: [] })
    })
  })
}
