// The saved search whose filters somebody edits. It lasts as long as the tab, so that a reload or another
// listing on the way keeps it.
import { create } from 'zustand'
import { readForTab, writeForTab } from '../../platform/storage.ts'

const kept = 'hemline:edited-search'
const isId = (value: unknown): value is string | null => value === null || typeof value === 'string'

/**
 * Holds `id`, the id of the saved search whose filters are edited on listings in this tab; null when none is.
 */
export const useEditedSearch = create<{ id: string | null }>(() => ({ id: readForTab(kept, null, isId) }))

/** Begins to edit the filters of a saved search on listings, or ends it (null). */
export function editSearch(id: string | null): void {
  writeForTab(kept, id)
  useEditedSearch.setState({ id })
}
