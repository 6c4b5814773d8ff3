import { beforeCutoff } from './before-cutoff.ts'

/** Supplier batches §5.2 reads 23 in one place and 30 in another; the policy holds the one in force. */
export const pueBeforeCutoff = beforeCutoff({
  metodoPago: 'PUE',
  dia: 'cortePueProveedor',
  codigo: 'cortePue',
})
