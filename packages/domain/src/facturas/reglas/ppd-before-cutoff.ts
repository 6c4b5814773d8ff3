import { beforeCutoff } from './before-cutoff.ts'

export const ppdBeforeCutoff = beforeCutoff({
  metodoPago: 'PPD',
  dia: 'cortePpdProveedor',
  codigo: 'cortePpd',
})
