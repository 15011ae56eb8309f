// What the site's modules remember as long as a page is open. Tests, and files that share a process, share
// them: each test begins as a newly loaded page does. A check (tools/checks/module-state.test.ts) names
// modules that remember something and are missing here.
import { invalidateCart } from '../domains/cart/cart-reads.ts'
import { recallDraft } from '../domains/cleanout/kits/kit-draft.ts'
import { useHearts } from '../domains/favorites/hearts.store.ts'
import { forgetLeaving } from '../domains/identity/own-leave.ts'
import { forgetRevealed } from '../domains/listing/revealed.ts'
import { useWaitingStore } from '../domains/queue/waiting.store.ts'
import { useEditedSearch } from '../domains/saved-searches/edited-search.store.ts'
import { drawnParts } from '../platform/drawn-parts.ts'
import { forgetVisitor } from '../platform/fetch.ts'
import { forgetJustPlaced } from '../platform/just-placed.ts'
import { noteSignedUp } from '../platform/just-signed-up.ts'
import { recallKept } from '../platform/kept.ts'
import { usePopupStore } from '../platform/popups.ts'
import { consoleReports, setErrorReports } from '../platform/reports.ts'
import { takeNotes } from '../platform/track.ts'
import { forgetModal } from '../ui/modal.store.ts'
import { useToastStore } from '../ui/toasts.store.ts'

/** Makes the site forget what it remembers besides the browser's storage, as loading the page anew does. */
export function asLoaded(): void {
  setErrorReports(consoleReports)
  recallKept()
  recallDraft()
  useHearts.setState({ hearts: {} })
  usePopupStore.setState(usePopupStore.getInitialState())
  useToastStore.setState({ toasts: [] })
  forgetModal()
  forgetRevealed()
  drawnParts.clear()
  forgetJustPlaced()
  forgetLeaving()
  forgetVisitor()
  noteSignedUp(false)
  invalidateCart()
  useWaitingStore.setState({ waitedFor: [] })
  useEditedSearch.setState({ id: null })
  // Takes what waits for the tracker, and ends the tracker.
  takeNotes(() => undefined)()
}
