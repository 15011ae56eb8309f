// The store of pop-ups: screens ask to show one, and the arbiter in rules lets one of them through.
import { arbitrate, type PopupType } from '@hemline/rules/site/popups.ts'
import { create } from 'zustand'

type PopupState = {
  path: string
  wanted: readonly PopupType[]
  undecided: readonly PopupType[]
  active: PopupType | undefined
}

/** Holds the page's path and which types of pop-up are wanted, undecided and active (at most one). */
export const usePopupStore = create<PopupState>(() => ({
  path: '/',
  wanted: [],
  undecided: [],
  active: undefined,
}))

function decide(change: Partial<Omit<PopupState, 'active'>>): void {
  usePopupStore.setState((state) => {
    const next = { ...state, ...change }
    return { ...next, active: arbitrate(next) }
  })
}

type Wish = 'wanted' | 'undecided'

function note(type: PopupType, wish: Wish | undefined): void {
  const { wanted, undecided } = usePopupStore.getState()
  const listed = (all: readonly PopupType[], mine: Wish) => [
    ...all.filter((one) => one !== type),
    ...(wish === mine ? [type] : []),
  ]
  decide({ wanted: listed(wanted, 'wanted'), undecided: listed(undecided, 'undecided') })
}

/**
 * Asks for a pop-up of this type: it shows when no other one is shown and the page allows one. Call
 * `dropPopup` when it is closed.
 */
export const wantPopup = (type: PopupType): void => note(type, 'wanted')

/**
 * Tells the arbiter that a pop-up may be asked for in a moment; pop-ups of lower priority wait until that is
 * decided.
 */
export const considerPopup = (type: PopupType): void => note(type, 'undecided')

/** Withdraws a pop-up that was dismissed or is no longer wanted from the arbiter. */
export const dropPopup = (type: PopupType): void => note(type, undefined)

/** Tells the arbiter of pop-ups the path of the current page; pages of returns show none. */
export const setPopupPath = (path: string): void => decide({ path })
