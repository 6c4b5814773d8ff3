import { collectPdf } from '@valija/sandbox/muestras/collect-pdf.ts'

export type PagoEsperado = {
  rfc: string
  total: number
  fechaPago: string
  folio: string
  claveRastreo?: string
}
export type ReciboCiego = {
  nombre: string
  paginas: readonly (readonly Linea[])[]
  /** By page; null: no payment of it may be taken. */
  verdad: readonly (PagoEsperado | null)[]
  puede?: true
}
/** Where a string begins, in points from the left; lines follow one another. */
type Linea = string | readonly [x: number, texto: string][]
const par = (etiqueta: string, valor: string): Linea => [
  [60, etiqueta],
  [260, valor],
]

type Datos = {
  importe: string
  rfc: string
  clave: string
  folio: string
  captura: string
  resultado: string
  estatus: string
  antes: Linea[]
  despues: Linea[]
  sin: string[]
  cambia: Record<string, string>
}
const suyos: Datos = {
  importe: '$12,345.67',
  rfc: 'HPA910203AB1',
  clave: 'BNET01002611120031234567',
  folio: '4412093377',
  captura: '12/11/2026 10:14:09',
  resultado: 'Resultado del traspaso',
  estatus: '',
  antes: [],
  despues: [],
  sin: [],
  cambia: {},
}
/** The interbank receipt of BBVA's company banking, as it was described to us. */
function bbva(cambios: Partial<Datos> = {}): Linea[] {
  const { importe, rfc, clave, folio, captura, resultado, estatus, antes, despues, sin, cambia } = {
    ...suyos,
    ...cambios,
  }
  const pares: [string, string][] = [
    ['Cuenta de retiro:', '0112345678'],
    ['Banco destino:', 'BANORTE'],
    ['Cuenta de depósito:', '072180000123456780'],
    ['Nombre corto:', 'HOTELPLAYA'],
    ['Importe:', importe],
    ['Forma de depósito:', 'MISMO DIA (SPEI)'],
    ['Concepto de pago:', 'PAGO LOTE 41'],
    ['Referencia numérica:', '121126'],
    ['Clave de rastreo:', clave],
    ['Fecha y Hora de Captura:', captura],
    ['Folio de internet:', folio],
  ]
  const abajo: [string, string][] = [
    ['Nombre:', 'HOTEL PLAYA AZUL SA DE CV'],
    ['RFC:', rfc],
    ...(estatus ? ([['Estatus:', estatus]] as [string, string][]) : []),
  ]
  const put = (lista: [string, string][]) =>
    lista.filter(([l]) => !sin.includes(l)).map(([l, v]) => par(cambia[l] ?? l, v))
  return [
    ...antes,
    'COMPROBANTE',
    'Mis operaciones frecuentes - Traspasos a otros bancos',
    'GRUPO VIAJERO DEL VALLE SA DE CV',
    '12/11/2026',
    resultado,
    ...put(pares),
    'Datos del beneficiario',
    ...put(abajo),
    ...despues,
  ]
}
const bueno: PagoEsperado = {
  rfc: 'HPA910203AB1',
  total: 1_234_567,
  fechaPago: '2026-11-12',
  folio: '4412093377',
  claveRastreo: 'BNET01002611120031234567',
}
const uno = (
  nombre: string,
  pagina: Linea[],
  verdad: PagoEsperado | null = bueno,
  puede?: true,
): ReciboCiego => ({ nombre, paginas: [pagina], verdad: [verdad], ...(puede ? { puede } : {}) })

/** Pages of receipts, with what stands on them in real life. */
export const recibosCiegos: readonly ReciboCiego[] = [
  uno('como es', bbva()),
  uno('con estatus aplicado', bbva({ estatus: 'OPERACION EXITOSA' }), bueno, true),
  uno('rechazado', bbva({ resultado: 'Operación rechazada: cuenta inexistente' }), null),
  uno('estatus devuelto', bbva({ estatus: 'DEVUELTO' }), null),
  uno('estatus en proceso', bbva({ estatus: 'EN PROCESO' }), null),
  uno('estatus pendiente de autorizar', bbva({ estatus: 'PENDIENTE DE SEGUNDA FIRMA' }), null),
  uno('programado', bbva({ antes: ['Operación programada para el 20/11/2026'] }), null),
  uno('cancelado', bbva({ despues: ['ESTA OPERACIÓN FUE CANCELADA POR EL USUARIO'] }), null),
  uno(
    'no se realizó',
    bbva({ resultado: 'No fue posible realizar el traspaso. Fondos insuficientes' }),
    null,
  ),
  uno('en dólares', bbva({ importe: 'USD 12,345.67' }), null),
  uno('en dólares con divisa aparte', bbva({ despues: [par('Divisa:', 'USD')] }), null),
  uno('importe con mxn', bbva({ importe: '$ 12,345.67 MXN' })),
  uno(
    'con comisión e iva',
    bbva({ despues: [par('Comisión:', '$5.00'), par('IVA:', '$0.80'), par('Total cargado:', '$12,351.47')] }),
    bueno,
    true,
  ),
  uno(
    'importe partido',
    bbva().flatMap((l): Linea[] =>
      Array.isArray(l) && l[0]?.[1] === 'Importe:'
        ? [
            [
              [60, 'Importe:'],
              [260, '$'],
              [268, '12,345.67'],
            ],
          ]
        : [l],
    ),
  ),
  uno(
    'dos operaciones en una página',
    [
      ...bbva(),
      ...bbva({
        importe: '$800.00',
        clave: 'BNET01002611120031234999',
        folio: '4412093399',
        rfc: 'OTR850101XX3',
      }),
    ],
    null,
  ),
  uno('dos importes', bbva({ despues: [par('Importe:', '$99,999.00')] }), null),
  uno('dos rfc de beneficiario', bbva({ despues: [par('RFC:', 'OTR850101XX3')] }), null),
  uno('sin rfc', bbva({ sin: ['RFC:'] }), null),
  uno('sin folio', bbva({ sin: ['Folio de internet:'] }), null),
  uno(
    'del mismo banco',
    bbva({ sin: ['Clave de rastreo:', 'Banco destino:', 'Forma de depósito:'] }),
    { ...bueno, claveRastreo: '' },
    true,
  ),
  uno(
    'rfc de quien paga y de quien cobra',
    bbva({ antes: [par('RFC ordenante:', 'GVV090317K52')] }),
    bueno,
    true,
  ),
  uno('fecha imposible', bbva({ captura: '31/02/2026 10:14:09' }), null),
  uno('importe con coma decimal', bbva({ importe: '12.345,67' }), bueno, true),
  uno('importe cero', bbva({ importe: '$0.00' }), null),
  uno(
    'etiquetas en mayúsculas',
    bbva({
      cambia: {
        'Importe:': 'IMPORTE:',
        'Folio de internet:': 'FOLIO DE INTERNET:',
        'Clave de rastreo:': 'CLAVE DE RASTREO:',
        'RFC:': 'R.F.C.:',
      },
    }),
    bueno,
    true,
  ),
  uno(
    'de otro banco',
    [
      'Santander',
      par('Cuenta Cargo:', '65501234567'),
      par('Cuenta Abono:', '072180000123456780 - HOTEL PLAYA'),
      par('Importe:', '$ 12,345.67 MXN'),
      par('Fecha aplicación:', '12/11/2026'),
      par('RFC Beneficiario:', 'HPA910203AB1'),
      par('Referencia:', '121126'),
      par('Clave de rastreo:', '2026111240014BMOV0000012345678'),
    ],
    null,
  ),
  uno(
    'una factura',
    [
      'FACTURA A1041',
      par('RFC:', 'HPA910203AB1'),
      par('Fecha:', '12/11/2026'),
      par('Total:', '$12,345.67'),
      par('Folio fiscal:', '6F1C1C2B-1111-4222-8333-ABCDEFABCDEF'),
    ],
    null,
  ),
  uno(
    'una carta',
    ['Estimado cliente:', 'Le recordamos que su folio de internet ya no llega por correo.'],
    null,
  ),
  uno(
    'antes de enviar',
    bbva({ resultado: 'Confirma tu operación', sin: ['Clave de rastreo:', 'Folio de internet:'] }),
    null,
  ),
  uno(
    'antes de enviar con folio',
    bbva({ resultado: 'Verifica los datos antes de autorizar el traspaso' }),
    null,
  ),
  uno(
    'importe en letra que no dice lo mismo',
    bbva({ despues: [par('Importe con letra:', 'DOS MIL PESOS 00/100 M.N.')] }),
    bueno,
    true,
  ),
  {
    nombre: 'buenas y malas en un archivo',
    paginas: [
      bbva(),
      bbva({ estatus: 'RECHAZADO' }),
      ['Página en blanco a propósito'],
      bbva({ folio: '4412093400', importe: '$1,000.00' }),
    ],
    verdad: [bueno, null, null, { ...bueno, folio: '4412093400', total: 100_000 }],
  },
  uno('reimpresión', bbva({ antes: ['REIMPRESIÓN  20/11/2026 9:10:29 AM'] }), bueno, true),
  uno(
    'traspaso devuelto por el banco destino',
    bbva({ antes: ['Aviso: el banco destino devolvió este traspaso el 13/11/2026'] }),
    null,
  ),
  uno('simulación', bbva({ antes: ['SIMULACIÓN - SIN VALIDEZ'] }), null),
]

/** Its pages drawn. */
export const pdfDe = ({ paginas }: ReciboCiego): Promise<Uint8Array> =>
  collectPdf({ size: 'LETTER', margin: 0, autoFirstPage: false }, (doc) => {
    for (const pagina of paginas) {
      doc.addPage()
      doc.font('Helvetica').fontSize(9)
      let y = 40
      for (const linea of pagina) {
        for (const [x, texto] of typeof linea === 'string' ? [[60, linea] as const] : linea)
          doc.text(texto, x, y, { lineBreak: false })
        y += 14
      }
    }
  })
