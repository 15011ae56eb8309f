// The door of the back office: pieces edited, sent back to their sellers, and jobs
// looked after (decision 0077).
export { actByStaff, editByStaff } from './edits.ts'
export { staffItemFor, staffItemsFor } from './item-view.ts'
export { giveUpByStaff, jobsFor, retryByStaff } from './jobs.ts'
export { moveReturn, returnsFor } from './returns.ts'
