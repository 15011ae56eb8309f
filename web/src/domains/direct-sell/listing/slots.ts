// The photos that a listing is asked for, one after the other.
export const slots = [
  { name: 'label', short: 'Label', title: 'The label, close up' },
  { name: 'front', short: 'Front', title: 'Whole front, hanging' },
  { name: 'back', short: 'Back', title: 'Whole back, hanging' },
  { name: 'close', short: 'Close', title: 'The cloth, from near by' },
  { name: 'flaw', short: 'Any flaw', title: 'Any flaw, so that nobody is surprised' },
] as const
export type SlotName = (typeof slots)[number]['name']
/** The ids of the photos that were taken for a slot in this visit. */
export type Taken = Readonly<Partial<Record<SlotName, string>>>

/**
 * Returns the camera's first slot without a photo, from the one after `from` on, `from` itself left out;
 * undefined when all have one.
 */
export function nextSlot(taken: Taken, from?: SlotName): SlotName | undefined {
  const at = slots.findIndex(({ name }) => name === from) + 1
  const order = [...slots.slice(at), ...slots.slice(0, at)]
  return order.find(({ name }) => taken[name] === undefined && name !== from)?.name
}

/**
 * Returns the photo ids after a photo was taken for a slot: `front` becomes the cover, a photo taken again
 * replaces the former one (`before`), others are appended.
 */
export function withPhoto(
  photoIds: readonly string[],
  id: string,
  slot: { name: SlotName; before?: string },
) {
  if (slot.before !== undefined && photoIds.includes(slot.before))
    return photoIds.map((one) => (one === slot.before ? id : one))
  return slot.name === 'front' ? [id, ...photoIds] : [...photoIds, id]
}

/** Returns the label of a photo: the slot that it was taken for, "Cover" for the first, else "Photo 3". */
export function wordsFor(id: string, at: number, taken: Taken): string {
  const slot = slots.find(({ name }) => taken[name] === id)
  return slot?.short ?? (at === 0 ? 'Cover' : `Photo ${at + 1}`)
}
