/**
 * A string of its own. What is cut out of a document's text is a window on it and keeps all of it in memory; what
 * outlives the document is joined to a blank first, so that the window is on the two together and on nothing else.
 */
export const ownCopy = (text: string): string => ` ${text}`.slice(1)
