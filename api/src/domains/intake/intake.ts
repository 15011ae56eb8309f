// Intake: employees receive a bag at the warehouse, grade its pieces, review them and put them on sale
// (decision 0071). Other domains import only from this file.
export { brandsFor, choicesFor, openBag, queueFor, suggestionFor } from './station.ts'
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
