/** What is read of a complement before anybody outside is asked. */
export type CabeceraComplemento = {
  uuid: string
  tipoDeComprobante: string
  receptor: string
  usoCFDI: string
  regimenFiscalReceptor: string
  monedasP: readonly string[]
  /** Of payments neither in pesos nor in the currency of every invoice they pay. */
  monedasAjenas: readonly string[]
}
export type ReglaComplemento =
  | 'repetidoEnCarga'
  | 'registradoAnteriormente'
  | 'sustituidoPorOtro'
  | 'tipoNoEsPago'
  | 'monedaNoEsMxn'
  | 'receptorIncorrecto'
  | 'usoNoEsCp01'
  | 'regimenIncorrecto'
export type Falta = { regla: ReglaComplemento; encontrado: string; esperado: string }
type Contexto = {
  /** uuids of this same upload, those before it. */
  anteriores: ReadonlySet<string>
  registrados: ReadonlySet<string>
  /** Which takes the place of it (TipoRelacion 04), stored or of this same upload, by its uuid. */
  sustitutos: ReadonlyMap<string, string>
  receptorRfc: string
  receptorRegimenes: readonly string[]
}

export const usoDeComplemento = 'CP01'

/** The documented order: duplicates, uuids (one that another replaced as well), type, currency, receiver, use, regime. The first fault is the one told. */
export function judgeComplemento(c: CabeceraComplemento, contexto: Contexto): Falta | null {
  const { anteriores, registrados, sustitutos, receptorRfc, receptorRegimenes } = contexto
  const uuid = c.uuid.toUpperCase()
  const [moneda] = c.monedasAjenas
  const checks: [boolean, Falta][] = [
    [anteriores.has(uuid), { regla: 'repetidoEnCarga', encontrado: uuid, esperado: '' }],
    [registrados.has(uuid), { regla: 'registradoAnteriormente', encontrado: uuid, esperado: '' }],
    [
      sustitutos.has(uuid),
      { regla: 'sustituidoPorOtro', encontrado: sustitutos.get(uuid) ?? '', esperado: '' },
    ],
    [c.tipoDeComprobante !== 'P', { regla: 'tipoNoEsPago', encontrado: c.tipoDeComprobante, esperado: 'P' }],
    [
      moneda !== undefined || c.monedasP.length === 0,
      { regla: 'monedaNoEsMxn', encontrado: moneda ?? '', esperado: 'MXN' },
    ],
    [
      c.receptor.toUpperCase() !== receptorRfc.toUpperCase(),
      { regla: 'receptorIncorrecto', encontrado: c.receptor, esperado: receptorRfc },
    ],
    [
      c.usoCFDI !== usoDeComplemento,
      { regla: 'usoNoEsCp01', encontrado: c.usoCFDI, esperado: usoDeComplemento },
    ],
    [
      !receptorRegimenes.includes(c.regimenFiscalReceptor),
      {
        regla: 'regimenIncorrecto',
        encontrado: c.regimenFiscalReceptor,
        esperado: receptorRegimenes.join(', '),
      },
    ],
  ]
  return checks.find(([wrong]) => wrong)?.[1] ?? null
}
