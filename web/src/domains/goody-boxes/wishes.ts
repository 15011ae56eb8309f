// The last wishes for a goody box, which every device of an account knows (specification §3,
// create_your_box); never what somebody typed.
import { isGoodyDepartment, isGoodyKind } from '@hemline/rules/goody-boxes/terms.ts'
import { keep, settingIn, useKeptStore } from '../../platform/kept.ts'

const place = 'create_your_box.wishes'
export type Wishes = {
  departments: readonly string[]
  kinds: readonly string[]
  budget: number | undefined
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/**
 * Returns the member's last wishes for a goody box (departments, kinds, budget in cents); empty before the
 * first box.
 */
export function keptWishes(): Wishes {
  const kept = settingIn(useKeptStore.getState().settings, place)
  const { departments, kinds, budget } = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<
    string,
    unknown
  >
  return {
    departments: texts(departments).filter(isGoodyDepartment),
    kinds: texts(kinds).filter(isGoodyKind),
    budget: typeof budget === 'number' ? budget : undefined,
  }
}

/** Stores the wishes for a goody box as the starting values of the next form. */
export const keepWishes = ({ departments, kinds, budget }: Wishes): void =>
  keep(place, { departments: [...departments], kinds: [...kinds], budget })
