// The soaks, in the order in which `make soak` runs them.
import type { Soak } from './soak.ts'

export const soaks: readonly Soak[] = []
