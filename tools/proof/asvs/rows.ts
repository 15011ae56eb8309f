// All rows, in the order of the standard.
import type { Row } from './row.ts'
import { firstRows } from './v01-v03.ts'
import { fileRows } from './v04-v05.ts'
import { logInRows } from './v06.ts'
import { sessionRows } from './v07-v09.ts'
import { machineRows } from './v10-v13.ts'
import { lastRows } from './v14-v17.ts'

export const rows: readonly Row[] = [
  ...firstRows,
  ...fileRows,
  ...logInRows,
  ...sessionRows,
  ...machineRows,
  ...lastRows,
]
