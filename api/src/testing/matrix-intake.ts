// Rights to grade, review and list pieces; rows of matrix.ts. The rights of each role are tested in
// rules/src/fulfillment/staff.test.ts.
import { mutation, staffOnly } from './matrix-types.ts'

const nobody = '01939bd2-4c11-7a55-8d21-0b3f7f3a9c77'

export const intakeMatrix = {
  'Query.intakeQueue': {
    document: () => '{ intakeQueue { houses { name } } }',
    expected: staffOnly('answered'),
  },
  'Query.intakeBag': {
    document: () => '{ intakeBag(code: "HB0000000000") { __typename } }',
    expected: staffOnly('WrongBagCode'),
  },
  'Query.intakeChoices': {
    document: () => '{ intakeChoices { colors { name } } }',
    expected: staffOnly('answered'),
  },
  'Query.intakeBrands': {
    document: () => '{ intakeBrands(text: "the") { id } }',
    expected: staffOnly('answered'),
  },
  'Query.intakeLikely': {
    document: () => '{ intakeLikely(categoryId: 102) { cut } }',
    expected: staffOnly('answered'),
  },
  'Query.intakeSuggestion': {
    document: () => '{ intakeSuggestion(categoryId: 102, condition: "good") { count } }',
    expected: staffOnly('answered'),
  },
  'Mutation.receiveBag': {
    document: mutation('receiveBag(input: { code: "HB0000000000" })'),
    expected: staffOnly('WrongBagCode'),
  },
  'Mutation.claimBag': {
    document: mutation(`claimBag(bagId: "${nobody}")`),
    expected: staffOnly('NOT_FOUND'),
  },
  'Mutation.releaseBag': {
    document: mutation(`releaseBag(bagId: "${nobody}")`),
    expected: staffOnly('NOT_FOUND'),
  },
  'Mutation.gradePiece': {
    document: mutation(
      `gradePiece(input: { gradeKey: "${nobody}", bagId: "${nobody}", pieceNumber: 1, decision: "accepted", categoryId: 102 })`,
    ),
    expected: staffOnly('NOT_FOUND'),
  },
  'Mutation.undoPiece': { document: mutation('undoPiece(itemNumber: 1)'), expected: staffOnly('NOT_FOUND') },
  'Mutation.finishBag': {
    document: mutation(`finishBag(bagId: "${nobody}")`),
    expected: staffOnly('NOT_FOUND'),
  },
  'Mutation.reviewPiece': {
    document: mutation('reviewPiece(input: { itemNumber: 1, accept: true })'),
    expected: staffOnly('NOT_FOUND'),
  },
  'Mutation.listPieces': {
    document: () => 'mutation { listPieces(itemNumbers: [1]) { listed } }',
    expected: staffOnly('answered'),
  },
}
