// The soaks, in the order in which `make soak` runs them.
import { holds } from './holds.ts'
import type { Soak } from './soak.ts'

export const soaks: readonly Soak[] = [holds]
