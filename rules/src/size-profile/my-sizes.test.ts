import { expect, test } from 'vitest'
import { sizeRows } from '../catalogue/sizes.ts'
import type { FilterInput } from '../search/filters.ts'
import { parseFilters } from '../search/parse-filters.ts'
import { smallLexicon } from '../testing/shop-words.ts'
import { departments } from '../vocabulary/departments.ts'
import { listingSizes } from './listing-sizes.ts'
import { type MySizesOff, profileFor, type SizeProfile, sizesApplied, withMySizes } from './my-sizes.ts'
import { departmentOf, hasSizesLine, mySizesOf, profileDepartmentOf } from './places.ts'

const women: SizeProfile = {
  department: 'women',
  enabled: true,
  includeEquivalents: false,
  includeMaternity: false,
  includePetite: false,
  includeTall: false,
  sizingIds: [1004, 1186],
}
const bare = { ...women, sizingIds: [] }
const sizes = (...values: string[]): FilterInput => ({ key: 'sizing_id', values })
const on = (key: string, value = 'true'): FilterInput => ({ key, values: [value] })

// Each part of §5's sentence with every value that it can have, and what it says by itself.
const switches = [
  { mySizes: null, off: false },
  { mySizes: true, off: false },
  { mySizes: false, off: true },
]
const never = ['accessories', 'boys', 'girls', 'handbags', 'jewelry']
const places = [
  { department: null, off: 'no_department' },
  ...departments.map((department) => ({ department, off: never.includes(department) ? 'department' : null })),
] as const
const profiles: { profile: SizeProfile | null; off: MySizesOff | null }[] = [
  { profile: null, off: 'no_profile' },
  { profile: { ...women, enabled: false }, off: 'paused' },
  { profile: bare, off: 'empty_profile' },
  ...[false, true].flatMap((includeMaternity) =>
    [false, true].flatMap((includePetite) =>
      [false, true].flatMap((includeTall) => {
        const flags = { includeMaternity, includePetite, includeTall }
        const isEmpty = !includeMaternity && !includePetite && !includeTall
        return [
          { profile: { ...women, ...flags }, off: null },
          { profile: { ...bare, ...flags }, off: isEmpty ? ('empty_profile' as const) : null },
        ]
      }),
    ),
  ),
]
type Address = { says: string; filters: FilterInput[]; conflicts: (profile: SizeProfile) => boolean }
const addresses: Address[] = [
  { says: 'nothing', filters: [], conflicts: () => false },
  {
    says: 'no size',
    filters: [{ key: 'category_tags', values: ['dresses'] }, on('clearance')],
    conflicts: () => false,
  },
  { says: 'the same sizes', filters: [sizes('1186', '1004')], conflicts: (p) => p.sizingIds.length === 0 },
  { says: 'another size', filters: [sizes('1005')], conflicts: () => true },
  { says: 'one of the sizes', filters: [sizes('1004')], conflicts: () => true },
  { says: 'petite', filters: [on('include_petite')], conflicts: (p) => !p.includePetite },
  { says: 'no petite', filters: [on('include_petite', 'false')], conflicts: (p) => p.includePetite },
  { says: 'tall', filters: [on('include_tall', 'TRUE')], conflicts: (p) => !p.includeTall },
  { says: 'maternity', filters: [on('include_maternity')], conflicts: (p) => !p.includeMaternity },
]

test('narrows a listing exactly when every part of the sentence of §5 allows it', () => {
  let rows = 0
  let applied = 0
  for (const { mySizes, off } of switches)
    for (const place of places)
      for (const { profile, off: lack } of profiles)
        for (const address of addresses) {
          const why =
            (off ? 'off' : null) ??
            place.off ??
            lack ??
            (profile && address.conflicts(profile) ? 'url' : null)
          const { department } = place
          const answer = sizesApplied({ mySizes, department, profile, urlFilters: address.filters })
          const row = JSON.stringify({ mySizes, department, profile, says: address.says })
          expect(answer.applied ? null : answer.why, row).toBe(why)
          rows += 1
          if (answer.applied) applied += 1
        }
  expect(rows).toBe(3 * 15 * 19 * 9)
  expect(applied).toBeGreaterThan(rows / 10)
})

test('answers with the sizes and flags of the profile as filters', () => {
  const profile = { ...women, includePetite: true }
  const answer = sizesApplied({ mySizes: null, department: 'women', profile, urlFilters: [] })
  expect(answer).toMatchObject({
    applied: true,
    filters: [sizes('1004', '1186'), on('include_petite')],
    sizingIds: [1004, 1186],
  })
  expect(withMySizes([{ key: 'department_tags', values: ['women'] }, sizes('1004', '1186')], answer)).toEqual(
    [{ key: 'department_tags', values: ['women'] }, sizes('1004', '1186'), on('include_petite')],
  )
})

const designers: FilterInput[] = [{ key: 'brand_name_tags', values: ['Theory'] }]
const names = {
  ...smallLexicon.shop.names,
  sizes: sizeRows.map((size) => ({
    sizingId: size.sizing_id,
    label: size.label,
    sizeCategory: size.size_category,
    sizeGroup: size.size_group,
    departmentGroup: size.department_group,
  })),
}

test('narrows a listing of no department to the sizes of women, and leaves in what has no such size', () => {
  const { filters, shown } = listingSizes(designers, [women], names)
  expect(filters).toEqual([...designers, { key: 'clothes_size', values: ['1004', '1186'] }])
  expect(shown).toMatchObject({ applied: true, department: 'women', sizes: ['M', '28'] })
  const [, sizesRead] = parseFilters(filters).filters
  const fits = (id: number) =>
    sizesRead?.kind === 'number' && [...sizesRead.values, ...sizesRead.also].includes(id)
  const passing = sizeRows.filter(({ sizing_id }) => fits(sizing_id))
  const inProfiles = (row: (typeof sizeRows)[number]) => ['top', 'bottom', 'shoe'].includes(row.size_category)
  expect(passing.filter(inProfiles).map(({ sizing_id }) => sizing_id)).toEqual([1004, 1186])
  expect(passing.filter((row) => !inProfiles(row))).toEqual(sizeRows.filter((row) => !inProfiles(row)))
})

test('narrows no listing of several departments, of bags, or whose address says other sizes', () => {
  const why = (...filters: FilterInput[]) => listingSizes(filters, [women], names).shown.why
  expect(why({ key: 'department_tags', values: ['women', 'girls'] })).toBe('no_department')
  for (const department of never)
    expect(why({ key: 'department_tags', values: [department] })).toBe('department')
  expect(why(...designers, sizes('1005'))).toBe('url')
  expect(why(...designers, { key: 'clothes_size', values: ['1005'] })).toBe('url')
  expect(why(...designers, { key: 'clothes_size', values: ['1186', '1004'] })).toBeNull()
  expect(why(...designers, on('my_sizes', 'false'))).toBe('off')
})

test('leaves the filters of an address that wins as they are', () => {
  const urlFilters = [sizes('1005')]
  const answer = sizesApplied({ mySizes: null, department: 'women', profile: women, urlFilters })
  expect(withMySizes(urlFilters, answer)).toEqual(urlFilters)
})

test('counts the same size of another system when the profile says so', () => {
  const profile = { ...women, sizingIds: [1004], includeEquivalents: true }
  const answer = sizesApplied({ mySizes: null, department: 'women', profile, urlFilters: [] })
  expect(answer).toMatchObject({ sizingIds: [1004, 1046, 1047] })
})

test('asks only for sizes that the categories of the listing come in', () => {
  const ask = { mySizes: null, department: 'women', profile: women, urlFilters: [] }
  expect(sizesApplied({ ...ask, sizesHere: new Set([1186]) })).toMatchObject({ sizingIds: [1186] })
  expect(sizesApplied({ ...ask, sizesHere: new Set([1601]) })).toEqual({
    applied: false,
    why: 'no_size_here',
  })
})

test('asks the profile of women in designer, premium and shoes, and none outside of clothes', () => {
  expect(departments.map(profileDepartmentOf)).toEqual([
    'women',
    'plus',
    'petite',
    'tall',
    'maternity',
    'juniors',
    'women',
    'women',
    'women',
    ...Array.from({ length: 5 }, () => null),
  ])
  expect([null, undefined, 'men'].map(profileDepartmentOf)).toEqual([null, null, null])
})

test('takes a cut that women’s sizes include where a member saved no profile for it', () => {
  const all = { ...women, sizingIds: [1004, 1307], includePetite: true, includeMaternity: true }
  expect(profileFor([all], 'petite')).toMatchObject({ department: 'petite', sizingIds: [11004] })
  expect(profileFor([all], 'maternity')).toMatchObject({ sizingIds: [1004, 1307], includeMaternity: false })
  expect(profileFor([all], 'tall')).toBeNull()
  expect(profileFor([all, { ...bare, department: 'petite' }], 'petite')).toMatchObject({ sizingIds: [] })
})

test('reads my_sizes and the one department from filters', () => {
  const places = (...values: string[]) => departmentOf([{ key: 'department_tags', values }])
  expect([places('plus'), places('plus', 'plus'), places('women', 'plus')]).toEqual(['plus', 'plus', null])
  // A search, a brand and all pieces name no department: women is the default of the shop (§2).
  expect([departmentOf([]), departmentOf([on('clearance')])]).toEqual(['women', 'women'])
  expect(mySizesOf([])).toBeNull()
  expect(mySizesOf([on('my_sizes', 'TRUE')])).toBe(true)
  expect(mySizesOf([on('my_sizes', 'false')])).toBe(false)
})

test('leaves room for saved sizes where they may apply and where those of children are offered, nowhere else', () => {
  const without = departments.filter((department) => !hasSizesLine(department))
  expect(without).toEqual(['handbags', 'jewelry', 'accessories'])
  expect([null, undefined, 'men'].map(hasSizesLine)).toEqual([false, false, false])
})
