// Intake: employees receive a bag at the warehouse, grade its pieces, review them and put them on sale
// (decision 0071). Other domains import only from this file.
export { type Described, describe as describePiece, type PieceFacts } from './grading.ts'
export {
  brandsFor,
  choicesFor,
  openBag,
  pieceChoices,
  queueFor,
  suggestionFor,
  suggestPrice,
} from './station.ts'
export {
  claimBag,
  finishBag,
  gradePiece,
  listPieces,
  receiveBag,
  releaseBag,
  reviewPiece,
  undoPiece,
} from './work.ts'
