// All soaks, in the order in which `make soak` runs them.
import { changes } from './changes.ts'
import { days } from './days.ts'
import { fuzz } from './fuzz.ts'
import { holds } from './holds.ts'
import { migrations } from './migrations.ts'
import { mixed } from './mixed.ts'
import { nonsense } from './nonsense.ts'
import { restore } from './restore.ts'
import type { Soak } from './soak.ts'

export const soaks: readonly Soak[] = [holds, changes, restore, migrations, days, nonsense, fuzz, mixed]
