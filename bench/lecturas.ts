import { perfilesDeFabrica } from '@valija/documents/estados-de-cuenta/perfiles.ts'
import { readEstadoDeCuenta } from '@valija/documents/estados-de-cuenta/read-estado-de-cuenta.ts'
import { LibroRechazado } from '@valija/documents/hoja/workbook-guard.ts'
import { ColumnasDudosas } from '@valija/documents/layout/columnas.ts'
import { readLayout } from '@valija/documents/layout/read-layout.ts'
import { readRecibo } from '@valija/documents/recibos/read-recibo.ts'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { EstadoCiego } from './lecturas/estado-ciego.ts'
import { estadosDificilesCifras } from './lecturas/estados-dificiles-cifras.ts'
import { estadosDificilesHojas } from './lecturas/estados-dificiles-hojas.ts'
import { estadosDeLibroBancos } from './lecturas/estados-libros-bancos.ts'
import { estadosDeLibroTrampas } from './lecturas/estados-libros-trampas.ts'
import { estadosDePortales } from './lecturas/estados-portales.ts'
import { estadosDePortalesSegunda } from './lecturas/estados-portales-segunda.ts'
import { estadosDePortalesTrampas } from './lecturas/estados-portales-trampas.ts'
import { estadosDeTextoBancos } from './lecturas/estados-texto-bancos.ts'
import { estadosDeTextoCuentas } from './lecturas/estados-texto-cuentas.ts'
import { estadosDeTextoFormas } from './lecturas/estados-texto-formas.ts'
import { estadosDeTextoTrampas } from './lecturas/estados-texto-trampas.ts'
import type { LayoutCiego } from './lecturas/layout-ciego.ts'
import { layoutsDeCeldas } from './lecturas/layouts-celdas.ts'
import { layoutsDeColumnas } from './lecturas/layouts-columnas.ts'
import { pdfDe, type ReciboCiego, recibosCiegos } from './lecturas/recibos-ciegos.ts'

/**
 * `bien`: as it is, and told where something must be. `negada`: refused where it may or must be. `deMas`: refused though
 * it is plain. `callada`: something wrong, missing or doubtful taken without a word.
 */
type Fallo = { que: 'bien' | 'negada' | 'deMas' | 'callada'; por?: string }
const sort = (lista: readonly string[]) => lista.toSorted().join('\n')

function judgeEstado({ fuente, bytes, verdad, puede, dice }: EstadoCiego): Fallo {
  const perfil = perfilesDeFabrica.find((one) => one.clave === fuente)
  if (!perfil) throw new RangeError(fuente)
  const leido = readEstadoDeCuenta(bytes, perfil)
  if ('codigo' in leido) return { que: verdad === null || puede ? 'negada' : 'deMas', por: leido.codigo }
  const dicho = [
    leido.saltosDeSaldo.length > 0 && 'saltosDeSaldo',
    leido.signosDudosos,
    leido.descuadres.length > 0 && 'descuadres',
    leido.mesPrimero && 'mesPrimero',
    ...leido.ilegibles.map(({ renglon, codigo }) => `${renglon} ${codigo}`),
  ].filter(Boolean)
  if (verdad === null) return { que: 'callada', por: `read; ${dicho.join(', ')}` }
  const leidos = leido.movimientos.map((x) => `${x.fechaOperacion} ${x.cargos} ${x.abonos}`)
  const suyos = verdad.map((x) => `${x.fecha} ${x.cargo} ${x.abono}`)
  const ajenos = leidos.filter((x) => !suyos.includes(x))
  const faltan = suyos.filter((x) => !leidos.includes(x))
  const textos = verdad.filter(
    (x, i) =>
      sort(leidos) === sort(suyos) &&
      leido.movimientos.every(
        (m) =>
          `${m.fechaOperacion} ${m.cargos} ${m.abonos}` !== suyos[i] ||
          !`${m.concepto} ${m.referencia} ${m.referenciaAmpliada}`.includes(x.concepto),
      ),
  )
  const por = [
    ...ajenos.map((x) => `+${x}`),
    ...faltan.map((x) => `-${x}`),
    ...textos.map((x) => `text ${x.concepto}`),
    ...dicho,
  ].join(', ')
  if (textos.length > 0) return { que: 'callada', por }
  if (sort(leidos) === sort(suyos))
    return { que: dice && dicho.length === 0 ? 'callada' : 'bien', por: `${dicho.join(', ')}` }
  if (dicho.length === 0) return { que: 'callada', por }
  // Told, but less than all of it was read.
  return { que: dice || puede ? 'negada' : 'deMas', por }
}

function judgeLayout({ bytes, verdad, puede, dice }: LayoutCiego): Fallo {
  try {
    const { renglones, avisos } = readLayout(bytes)
    const dicho = [
      ...avisos.map(({ codigo }) => codigo),
      ...renglones.flatMap((r) =>
        r.ilegibles.map(({ campo, visto }) => `${r.fila} ${campo} ${visto.codigo}`),
      ),
    ]
    const campos = [
      'folio',
      'bookingCode',
      'base',
      'iva',
      'otrosImpuestos',
      'propinas',
      'totalReserva',
    ] as const
    const mal: string[] = []
    for (let i = 0; i < Math.max(renglones.length, verdad?.length ?? 0); i++)
      for (const campo of campos) {
        const [r, v] = [renglones[i], verdad?.[i]]
        if (
          r &&
          v &&
          String(r[campo]).trim() !== String(v[campo]) &&
          !r.ilegibles.some((c) => c.campo === campo || c.campo === null)
        )
          mal.push(`${i} ${campo} ${r[campo]} not ${v[campo]}`)
        if (!r || !v) mal.push(`${i} ${r ? 'too many' : 'missing'}`)
      }
    const por = [...mal, ...dicho].join(', ')
    if (mal.length === 0) return { que: dice && dicho.length === 0 ? 'callada' : 'bien', por }
    return { que: dicho.length === 0 || !puede ? 'callada' : 'negada', por }
  } catch (error) {
    if (!(error instanceof ColumnasDudosas || error instanceof LibroRechazado)) throw error
    return { que: verdad === null || puede ? 'negada' : 'deMas', por: error.constructor.name }
  }
}

async function judgeRecibo(recibo: ReciboCiego): Promise<Fallo> {
  const leido = await readRecibo(await pdfDe(recibo), getDocument)
  if (!leido.leido) return { que: 'deMas', por: leido.motivo }
  let que: Fallo['que'] = 'bien'
  const por: string[] = []
  for (const [i, verdad] of recibo.verdad.entries()) {
    const pago = leido.pagos.find(({ pagina }) => pagina === i + 1)
    const motivo = leido.ilegibles.find(({ pagina }) => pagina === i + 1)
    if (motivo) por.push(`${i + 1} ${motivo.motivo} ${motivo.campos.join('+')}`)
    if (pago && verdad === null) [que] = ['callada', por.push(`${i + 1} taken`)]
    if (pago && verdad) {
      const mal = Object.entries(verdad).filter(
        ([campo, valor]) => String(pago[campo as keyof typeof pago]) !== String(valor),
      )
      if (mal.length > 0)
        [que] = [
          'callada',
          por.push(`${i + 1} ${mal.map(([campo]) => `${campo} ${pago[campo as keyof typeof pago]}`).join()}`),
        ]
    }
    if (!pago && que !== 'callada') que = verdad === null ? que : recibo.puede ? 'negada' : 'deMas'
  }
  return { que, por: por.join(', ') }
}

/** What may be refused though it is plain: one in twenty. */
const deMasComoMucho = 0.05

/**
 * Statements, layouts and receipts drawn by a hand that had not seen what reads them. Fails when one wrong, missing or
 * doubtful datum is taken without a word. `v` tells what came of each, `n=usd` those of that name.
 */
export async function run(args: string[]): Promise<void> {
  const nombre = args.find((arg) => arg.startsWith('n='))?.slice(2) ?? ''
  const grupos: [string, { nombre: string }[], (uno: never) => Fallo | Promise<Fallo>][] = [
    [
      'estados',
      [
        ...estadosDeTextoBancos,
        ...estadosDeTextoFormas,
        ...estadosDeTextoCuentas,
        ...estadosDeTextoTrampas,
        ...estadosDeLibroBancos,
        ...estadosDeLibroTrampas,
        ...estadosDificilesCifras,
        ...estadosDificilesHojas,
        ...estadosDePortales,
        ...estadosDePortalesTrampas,
        ...estadosDePortalesSegunda,
      ],
      judgeEstado,
    ],
    ['layouts', [...layoutsDeColumnas, ...layoutsDeCeldas], judgeLayout],
    ['recibos', [...recibosCiegos], judgeRecibo],
  ]
  for (const [grupo, casos, judge] of grupos) {
    const cuenta = { bien: 0, negada: 0, deMas: 0, callada: 0 }
    for (const caso of casos.filter((one) => one.nombre.includes(nombre))) {
      const { que, por = '' } = await judge(caso as never)
      cuenta[que] += 1
      if (que === 'callada' || que === 'deMas' || args.includes('v'))
        console.error(`${grupo} · ${que} · ${caso.nombre}: ${por}`)
    }
    const pasa = cuenta.callada === 0 && cuenta.deMas <= deMasComoMucho * casos.length
    console.log(JSON.stringify({ medida: `lecturas.${grupo}`, n: casos.length, ...cuenta, pasa }))
    if (!pasa) process.exitCode = 1
  }
}
