/** What the settings answer when the link of a change is sent again, or taken back, that waits no more. */
export const emailChangeEndedMessage =
  'This change waits no more: the link was followed, is older than a day, or the change was taken back.'
