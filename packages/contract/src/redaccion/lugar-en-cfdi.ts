import { ownOf } from '@valija/palabras/keys.ts'

/** As a reader calls an element; '' for one that says nothing by itself. What is not here keeps the SAT's name. */
const nombres: Record<string, string> = {
  Comprobante: '',
  Conceptos: '',
  Complemento: '',
  ComplementoConcepto: '',
  Pagos: '',
  Traslados: '',
  Retenciones: '',
  ImpuestosDR: '',
  TrasladosDR: '',
  RetencionesDR: '',
  TrasladosP: '',
  RetencionesP: '',
  OtrosCargos: '',
  Traslado: 'traslado',
  TrasladoDR: 'traslado',
  TrasladoP: 'traslado',
  TrasladosLocales: 'traslado',
  Retencion: 'retención',
  RetencionDR: 'retención',
  RetencionP: 'retención',
  RetencionesLocales: 'retención',
  ImpuestosP: 'impuestos',
  DoctoRelacionado: 'documento',
  InformacionAduanera: 'información aduanera',
  InformacionGlobal: 'información global',
  CuentaPredial: 'cuenta predial',
  ACuentaTerceros: 'a cuenta de terceros',
  CfdiRelacionados: 'CFDI relacionados',
  CfdiRelacionado: 'CFDI relacionado',
  ImpuestosLocales: 'impuestos locales',
  TimbreFiscalDigital: 'timbre',
}

type Lugar = { ruta: string; linea?: number; columna?: number; de?: number }

/** «Concepto 7 de 200 · traslado 2 · Importe»; undefined when it is about the file as a whole. */
export function lugarEnCfdi({ ruta, linea, columna, de }: Lugar): string | undefined {
  if (linea !== undefined) return `Línea ${linea}${columna === undefined ? '' : `, columna ${columna}`}`
  const [camino = '', atributo] = ruta.split('/@')
  const partes = camino.split('/').flatMap((paso) => {
    const [, nombre = '', indice] = /^(?:[\w-]+:)?([^[]+)(?:\[(\d+)\])?$/.exec(paso) ?? []
    const palabra = ownOf(nombres, nombre) ?? nombre
    if (palabra === '') return []
    if (indice === undefined) return [palabra]
    const cuenta = de !== undefined && contado(nombre, ruta) ? `${indice} de ${de}` : indice
    return [`${palabra} ${cuenta}`]
  })
  if (partes.length === 0 && atributo !== undefined) partes.push('Comprobante')
  const texto = [...partes, ...(atributo === undefined ? [] : [atributo])].join(' · ')
  return texto === '' ? undefined : texto.charAt(0).toUpperCase() + texto.slice(1)
}

const contado = (nombre: string, ruta: string): boolean =>
  nombre === 'Concepto' || nombre === 'DoctoRelacionado' || (nombre === 'Pago' && !ruta.includes('Docto'))
