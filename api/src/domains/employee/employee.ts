// The public functions of the employee area: editing pieces, returning pieces to their sellers, and looking
// after jobs (decision 0077).
export { actByStaff, editByStaff } from './edits.ts'
export { searchPieces, staffItemFor, staffItemsFor, stateWords } from './item-view.ts'
export { giveUpByStaff, jobsFor, retryByStaff } from './jobs.ts'
export { madeWordsFor } from './made.ts'
export { registerSellerReturnLabel } from './return-label.ts'
export { applySellerReturnReport, moveSellerReturns } from './return-travel.ts'
export { moveReturn, returnsFor } from './returns.ts'
