// The departments of specification §2, in the order in which the header shows them.
export const departments = [
  'women',
  'plus',
  'petite',
  'tall',
  'maternity',
  'juniors',
  'designer',
  'premium',
  'shoes',
  'handbags',
  'jewelry',
  'accessories',
  'girls',
  'boys',
] as const
export type Department = (typeof departments)[number]

export const departmentLabels: Record<Department, string> = {
  women: 'Women',
  plus: 'Plus',
  petite: 'Petite',
  tall: 'Tall',
  maternity: 'Maternity',
  juniors: 'Juniors',
  designer: 'Designer',
  premium: 'Premium',
  shoes: 'Shoes',
  handbags: 'Handbags',
  jewelry: 'Jewelry',
  accessories: 'Accessories',
  girls: 'Girls',
  boys: 'Boys',
}

export const kidsDepartments: readonly Department[] = ['girls', 'boys']

/** Returns whether a text is a department of the shop. */
export function isDepartment(text: string): text is Department {
  return (departments as readonly string[]).includes(text)
}
