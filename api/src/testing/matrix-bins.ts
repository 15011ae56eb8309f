// Rights to where pieces lie; rows of matrix.ts.
import { mutation, staffOnly } from './matrix-types.ts'

export const binsMatrix = {
  'Query.binContents': {
    document: () => '{ binContents(warehouseId: 12, bin: "C-14-3") { count } }',
    expected: staffOnly('answered'),
  },
  'Mutation.putIntoBin': {
    document: mutation('putIntoBin(input: { itemNumber: 1, bin: "C-14-3", warehouseId: 12 })'),
    expected: staffOnly('StaffRefusal'),
  },
}
