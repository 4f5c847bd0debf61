/** The words of shared controls and of what can go wrong anywhere. */
export const ui = {
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Yes',
  dismiss: 'Dismiss this message',
  loading: 'Loading…',
  messages: 'Messages',
  optional: 'optional',
  noAnswer: 'The server cannot be reached. Check your connection and try again.',
  notUnderstood: (status: number) =>
    `The server gave an answer we do not understand (status ${status}). Try again in a moment.`,
  requestLost: 'The connection was lost before the server answered. Look at the table before you try again.',
  requestLate: 'The server has not answered in time. Look at the table before you try again.',
  notConnected: 'There is no connection to the server. Wait until it is back and try again.',
};
