// Intake: employees receive a bag at the warehouse, grade its pieces, review them and put them on sale
// (decision 0071). Other domains import only from this file.
export {
  type Described,
  describe as describePiece,
  describeBy as describePieceBy,
  type Lookups,
  lookupsIn,
  type PieceFacts,
  prohibitionOf,
} from './grading.ts'
export {
  findProhibited as prohibitedAmong,
  insertProhibited as prohibitBrandInShop,
  listProhibited as prohibitedInShop,
  updateLifted as endProhibition,
} from './prohibited.db.ts'
export {
  brandsFor,
  choicesFor,
  likelyFor,
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
