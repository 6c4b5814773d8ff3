import type { BuscarRespuesta, ClaseHallada, Hallado } from '@valija/contract/buscar.ts'
import { buscarPantalla as t } from '@valija/contract/messages/buscar-pantalla.ts'
import { estadosDeCuentaPantalla } from '@valija/contract/messages/estados-de-cuenta.ts'
import { centavosToPesos } from '@valija/contract/pesos.ts'
import type { Sesion } from '@valija/contract/sesion.ts'
import type { Capacidad } from '@valija/domain/acceso/permisos.ts'
import { readPregunta } from '@valija/domain/buscar/pregunta.ts'
import { etapaDe } from '@valija/domain/lotes/etapas.ts'
import { sinAcentos } from '@valija/palabras/sin-acentos.ts'
import { withQuery } from '../lib/api.ts'
import { paths, pathTo } from '../lib/paths.ts'
import type { Reciente } from '../lib/recientes.ts'
import type { IconName } from '../ui/icon.tsx'
import { menuOf } from './menu.ts'
import { screens } from './routes.ts'
import { verdict } from './screen.ts'

export const iconoDe: Record<ClaseHallada, IconName> = {
  reserva: 'calend',
  factura: 'factura',
  lote: 'bandeja',
  pago: 'pagos',
  comprobante: 'moneda',
  movimiento: 'banco',
  complemento: 'complemento',
  comision: 'maleta',
  prefactura: 'recibo',
  proveedor: 'hotel',
  comisionista: 'maleta',
  usuario: 'persona',
}

/** One line of the panel: something found, the rest of its kind, or something to do. */
export type Entrada = {
  clave: string
  icon: IconName
  titulo: string
  detalle: string
  to: string
  estado?: string | null
  fila?: Hallado
  /** Leads to all of its kind. */
  todos?: true
  reciente?: Reciente
}
export type Seccion = { titulo: string; entradas: Entrada[] }

const lotesDe = ({ categoria }: Hallado): string =>
  categoria === 'Comisionista' ? paths.facturasComisionista : paths.facturaProveedor
const enLote = (fila: Hallado, more: Record<string, string> = {}): string =>
  withQuery(lotesDe(fila), { etapa: etapaDe(fila.estatus), lote: fila.loteId, ...more })

type Quien = Pick<Sesion, 'rol'>
const agenteDe = ({ comisionistaId }: Hallado, { rol }: Quien) =>
  rol === 'comisionista' ? undefined : comisionistaId
const pestanaDe: Record<string, string> = {
  Administrador: 'administrador',
  Operativo: 'operativo',
  Comisionista: 'comisionistas',
}
const movimientoAt = ({ id, estado }: Hallado): string => {
  if (estado === 'sinIdentificar' || estado === 'parcial')
    return withQuery(paths.conciliacion, { movimiento: id })
  return withQuery(paths.conciliacion, { vista: estado === 'ignorado' ? 'ignorados' : 'persona', ver: id })
}

/** The screen of each thing found. */
const destinos: Record<ClaseHallada, (fila: Hallado, quien: Quien) => string> = {
  reserva: ({ id }) => pathTo(paths.reserva, { localizador: id }),
  factura: (fila) =>
    enLote(fila, { 'f.q': fila.titulo.includes('-') ? fila.titulo : (fila.titulo.split(' ').at(-1) ?? '') }),
  lote: (fila) => enLote(fila),
  comprobante: (fila) => enLote(fila),
  pago: ({ id }) => pathTo(paths.detallePago, { pagoID: id }),
  movimiento: movimientoAt,
  complemento: ({ titulo }) => withQuery(paths.complemento, { situacion: 'recibidos', q: titulo }),
  comision: (fila, quien) =>
    withQuery(paths.facturaComisionistaCrear, {
      agente: agenteDe(fila, quien),
      'c.estado': fila.estatus,
      'c.q': fila.titulo,
    }),
  prefactura: (fila, quien) =>
    withQuery(paths.facturaComisionistaCrear, {
      agente: agenteDe(fila, quien),
      ver: 'factura',
      prefactura: fila.id,
    }),
  proveedor: ({ detalle }) => withQuery(paths.proveedor, { q: detalle.split(' · ').at(-1) }),
  comisionista: ({ comisionistaId }) => withQuery(paths.facturaComisionistaCrear, { agente: comisionistaId }),
  usuario: ({ titulo, estatus }) =>
    withQuery(paths.usuario, { pestana: pestanaDe[estatus ?? ''] ?? 'proveedores', q: titulo }),
}

/** The list that holds all of a kind; of an agent's things, that of the first one's agent. */
function todosDe(clase: ClaseHallada, [primera]: readonly Hallado[], q: string, sesion: Sesion): string {
  if (primera === undefined) return paths.inicio
  const pregunta = readPregunta(q, sesion.diaDeNegocio)
  switch (clase) {
    case 'reserva':
      return pathTo(paths.reserva, { localizador: primera.id })
    case 'factura':
    case 'lote':
    case 'comprobante':
      return withQuery(lotesDe(primera), { etapa: etapaDe(primera.estatus), q })
    case 'pago':
      return withQuery(paths.listarPagos, { q, estadoID: 'todos' })
    case 'movimiento': {
      // Those of an account: the list that is told by account.
      const cuenta = primera.detalle.split(' · ')[0] ?? ''
      if (pregunta?.entera && /^\d{4,}$/.test(pregunta.plano) && cuenta.endsWith(pregunta.plano))
        return paths.estadosDeCuenta
      const pesos = pregunta?.importe == null ? null : centavosToPesos(pregunta.importe)
      const dia = pregunta?.dia ?? null
      const [cuando] = pregunta?.enFecha?.periodos ?? []
      return withQuery(paths.conciliacion, {
        estado: 'todos',
        tipo: 'todos',
        ...(pesos !== null
          ? { montoDesde: pesos, montoHasta: pesos }
          : dia !== null
            ? { desde: dia, hasta: dia }
            : cuando
              ? { ...cuando, q: pregunta?.enFecha?.palabras.join(' ') }
              : { q }),
      })
    }
    case 'complemento':
      return withQuery(paths.complemento, { situacion: 'recibidos', q })
    case 'comision':
      return withQuery(paths.facturaComisionistaCrear, {
        agente: agenteDe(primera, sesion),
        'c.estado': primera.estatus,
        'c.q': q,
      })
    case 'prefactura':
      return withQuery(paths.facturaComisionistaCrear, {
        agente: agenteDe(primera, sesion),
        ver: 'listado',
        'p.q': q,
      })
    case 'proveedor':
      return withQuery(paths.proveedor, { q })
    case 'comisionista':
      return withQuery(paths.comisionista, { q })
    case 'usuario':
      return withQuery(paths.usuario, { pestana: pestanaDe[primera.estatus ?? ''] ?? 'proveedores', q })
  }
}

type Accion = { texto: string; to: string; icon: IconName; capacidad?: Capacidad }
const acciones: readonly Accion[] = [
  { texto: t.accion.cargarLote, to: paths.facturaCrearProveedor, icon: 'mas' },
  { texto: t.accion.procesarLotes, to: paths.factura, icon: 'enviar', capacidad: 'lotes.procesar' },
  {
    texto: t.accion.pagosVencidos,
    to: withQuery(paths.factura, { etapa: 'enProcesoDePago', orden: 'fechaPago' }),
    icon: 'reloj',
    capacidad: 'comprobantes.agregar',
  },
  { texto: t.accion.facturarComisiones, to: paths.facturaComisionistaCrear, icon: 'maleta' },
  { texto: t.accion.registrarPago, to: paths.crearPago, icon: 'pagos' },
  { texto: t.accion.estadoDeCuenta, to: paths.estadosDeCuenta, icon: 'banco', capacidad: 'recibos.cargar' },
  { texto: t.accion.conciliar, to: paths.conciliacion, icon: 'banco', capacidad: 'recibos.cargar' },
  { texto: t.accion.subirComplemento, to: paths.nuevoComplemento, icon: 'subir' },
  {
    texto: t.accion.complementosVencidos,
    to: withQuery(paths.complemento, { situacion: 'vencidos' }),
    icon: 'complemento',
  },
  { texto: t.accion.invitar, to: paths.usuarioCrear, icon: 'personas' },
  { texto: t.accion.configuraciones, to: paths.configuraciones, icon: 'ajustes' },
  { texto: t.accion.sesiones, to: paths.sesiones, icon: 'candado' },
]

const movimientos: Record<string, string> = estadosDeCuentaPantalla.estados
const plain = (texto: string): string => sinAcentos(texto).toLowerCase()
const pathOf = (to: string): string => to.split('?')[0] ?? to

/** What the role may do and open, by every word typed; with nothing typed only the first few things to do. */
function actionsFor(q: string, sesion: Sesion): Entrada[] {
  const may = ({ to, capacidad }: Accion): boolean =>
    (capacidad === undefined || sesion.capacidades.includes(capacidad)) &&
    screens.some((screen) => screen.path === pathOf(to) && verdict(screen, sesion) === 'pasa')
  const menu = menuOf(sesion)
    .filter(({ file }) => file !== true)
    .map(({ text, to, icon }) => ({ texto: t.irA({ pantalla: text }), to, icon }))
  const words = plain(q).split(/\s+/).filter(Boolean)
  const all = words.length === 0 ? acciones : [...acciones, ...menu]
  return all
    .filter((accion) => may(accion))
    .filter(({ texto }) => {
      const has = plain(texto).split(/\s+/)
      return words.every((word) => has.some((one) => one.startsWith(word)))
    })
    .slice(0, 5)
    .map(({ texto, to, icon }) => ({ clave: `accion ${to}`, icon, titulo: texto, detalle: '', to }))
}

/** What the panel shows for a text and its answer. */
export function sectionsOf(
  q: string,
  answer: BuscarRespuesta | undefined,
  sesion: Sesion,
  recientes: readonly Reciente[],
): Seccion[] {
  const todo = { titulo: t.acciones, entradas: actionsFor(q, sesion) }
  if (q === '') {
    const entradas = recientes.map((reciente) => ({
      clave: `reciente ${reciente.to}`,
      icon: iconoDe[reciente.clase],
      ...reciente,
      reciente,
    }))
    return [{ titulo: t.recientes, entradas }, todo].filter(({ entradas: all }) => all.length > 0)
  }
  // What begins like a thing to do is no name misspelt.
  const grupos = answer === undefined || (answer.parecidos && todo.entradas.length > 0) ? [] : answer.grupos
  const found = grupos.map(({ clase, filas, hayMas }) => {
    const entradas = filas.map((fila): Entrada => {
      const titulo = clase === 'prefactura' ? t.prefactura({ id: fila.id }) : fila.titulo
      const to = destinos[clase](fila, sesion)
      const { detalle } = fila
      const clave = `${clase} ${fila.id} ${fila.comisionistaId ?? ''}`
      const estado = clase === 'movimiento' ? (movimientos[fila.estado ?? ''] ?? null) : fila.estado
      return {
        clave,
        icon: iconoDe[clase],
        titulo,
        detalle,
        to,
        estado,
        fila,
        reciente: { clase, titulo, detalle, to },
      }
    })
    // No list has the rest of them.
    if (hayMas && clase === 'reserva') return { titulo: t.masReservas({ n: filas.length }), entradas }
    if (hayMas)
      entradas.push({
        clave: `todos ${clase}`,
        todos: true,
        icon: 'der',
        titulo: t.verTodos({ clase: t.clases[clase] }),
        detalle: '',
        to: todosDe(clase, filas, answer?.parte ?? q, sesion),
      })
    return { titulo: t.clases[clase], entradas }
  })
  return [...found, todo].filter(({ entradas }) => entradas.length > 0)
}
