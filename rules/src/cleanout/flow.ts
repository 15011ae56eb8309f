// The steps of ordering a kit (specification §4 "Cleanout flow steps", §3 flow variants): which there are,
// what the address bar may ask for, and where back, forward and close lead. On a page the address names the
// step; in the pop-up a modal holds it.
import {
  type CleanoutFlowStep,
  type CleanoutFlowVariant,
  type CleanoutModalStep,
  type CleanoutNavigation,
  cleanoutFlowVariants,
} from '../vocabulary/seller.ts'

export type CleanoutStep = CleanoutFlowStep | CleanoutModalStep
export type CleanoutPlace = 'page' | 'modal'

/** The specification names steps and variants, not which has which: decision 0070. */
export const cleanoutSteps: Record<CleanoutPlace, Record<CleanoutFlowVariant, readonly CleanoutStep[]>> = {
  page: {
    control: ['intro', 'address', 'confirmation'],
    short_flow: ['address', 'confirmation'],
    long_flow: ['intro', 'howItWorks', 'settings', 'address', 'confirmation'],
  },
  modal: {
    control: ['intro', 'howItWorks', 'confirmation'],
    short_flow: ['intro', 'confirmation'],
    long_flow: ['intro', 'howItWorks', 'settings', 'confirmation'],
  },
}

export type CleanoutAt = {
  readonly place: CleanoutPlace
  readonly variant: CleanoutFlowVariant
  readonly step: CleanoutStep
}
/**
 * `ordered`: the kit is ordered, so only the confirmation is left. `hasAddress`:
 * somewhere to send it is known.
 */
export type CleanoutFacts = { readonly ordered: boolean; readonly hasAddress: boolean }

/** Returns the variant of the clean-out flow with this name; 'control' for any other text. */
export function flowVariantOf(text: string | null | undefined): CleanoutFlowVariant {
  return cleanoutFlowVariants.find((variant) => variant === text) ?? 'control'
}

/**
 * Returns the step of the clean-out flow to open for the step in the URL: the first for an unknown step;
 * 'confirmation' once the kit is ordered; before that, 'confirmation' leads to the step that is still due
 * (address, or the last one).
 */
export function openCleanoutStep(
  flow: Omit<CleanoutAt, 'step'>,
  wanted: string | undefined,
  { ordered, hasAddress }: CleanoutFacts,
): CleanoutStep {
  const steps = cleanoutSteps[flow.place][flow.variant]
  if (ordered) return 'confirmation'
  const step = steps.find((one) => one === wanted)
  if (step && step !== 'confirmation') return step
  const due = steps.find((one) => one === 'address') && !hasAddress ? 'address' : steps.at(-2)
  return (step === 'confirmation' ? due : steps[0]) ?? 'intro'
}

/**
 * Returns where forward, back or close leads from a step of the clean-out flow: another step, or 'closed'.
 * Back from the first step closes, and so does a step that the flow does not have; from the confirmation
 * everything closes, since the kit is ordered.
 */
export function navigateCleanout(
  { place, variant, step }: CleanoutAt,
  press: CleanoutNavigation,
): CleanoutStep | 'closed' {
  const steps = cleanoutSteps[place][variant]
  const at = steps.indexOf(step)
  if (press === 'close' || at < 0 || step === 'confirmation') return 'closed'
  return steps[press === 'forward' ? at + 1 : at - 1] ?? 'closed'
}

/** Returns whether going forward from this step orders the kit, that is leads to the confirmation. */
export const forwardOrders = (at: CleanoutAt): boolean => navigateCleanout(at, 'forward') === 'confirmation'
