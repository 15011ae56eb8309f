// Which pop-up is on, as a store over the pure arbiter: screens say what they want to show,
// one of them is let through.
import { arbitrate, type PopupType } from '@hemline/rules/site/popups.ts'
import { create } from 'zustand'

type PopupState = {
  path: string
  wanted: readonly PopupType[]
  undecided: readonly PopupType[]
  active: PopupType | undefined
}

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

/** Asks for a pop-up; it shows when no other is on and the page allows one. */
export const wantPopup = (type: PopupType): void => note(type, 'wanted')

/** Says that it will be known in a moment whether it is wanted: those that matter less wait for that. */
export const considerPopup = (type: PopupType): void => note(type, 'undecided')

/** Gives it up: dismissed, or no longer of use. */
export const dropPopup = (type: PopupType): void => note(type, undefined)

/** The path in sight, told by whoever may want one; returns pages hide pop-ups. */
export const setPopupPath = (path: string): void => decide({ path })
