/** Serie and folio as people name a factura; what else it is called (`siNo`: its uuid, its file) when it has neither. */
export const nombreDeFactura = (
  dicha: { serie?: string | null; folio?: string | null } | null | undefined,
  siNo: string,
): string => [dicha?.serie, dicha?.folio].filter(Boolean).join(' ') || siNo
