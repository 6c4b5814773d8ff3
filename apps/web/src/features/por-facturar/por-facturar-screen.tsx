import { useQuery } from '@tanstack/react-query'
import type { HotelPorFacturar, ResumenPorFacturar } from '@valija/contract/estancias.ts'
import { porFacturarPantalla as t } from '@valija/contract/messages/por-facturar-pantalla.ts'
import { keysOf } from '@valija/palabras/keys.ts'
import { useSearchParams } from 'react-router'
import { dinero } from '../../lib/formats.ts'
import { porFacturarApi } from '../../lib/llamadas/por-facturar.ts'
import { paths } from '../../lib/paths.ts'
import { useCan, useSesion } from '../../lib/sesion.ts'
import { CountTabs } from '../../ui/count-tabs.tsx'
import { Paragraph, Quiet } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { isEnPesos } from './columnas.tsx'
import { Comisiones, Pagos, temas } from './comisiones-y-pagos.tsx'
import { Hoteles } from './hoteles.tsx'
import { LecturaNotice } from './lectura-notice.tsx'
import { Reservas } from './reservas.tsx'

type Tab = keyof typeof t.pestanas
/** Holds the place of a line that is on its way. */
const porLlegar = '\u00a0'
const juntas = new Intl.ListFormat('es-MX')
const suma = (sumas: HotelPorFacturar['sumas']): string =>
  juntas.format([
    ...(isEnPesos(sumas) ? [dinero(sumas.MXN)] : []),
    ...(sumas.USD > 0 ? [dinero(sumas.USD, 'USD')] : []),
    ...(sumas.sinImporte > 0 ? [t.sinImporte({ n: sumas.sinImporte })] : []),
  ])

function sentences(tab: Tab, { hoteles, comisiones, pagos: sinReserva }: ResumenPorFacturar): string[] {
  if (tab === 'comisiones')
    return comisiones
      ? [
          ...(comisiones.comisiones > 0
            ? [t.resumenComisiones({ ...comisiones, total: dinero(comisiones.total) })]
            : []),
          ...(comisiones.sinLeer > 0 ? [t.agenciasSinLeer({ n: comisiones.sinLeer })] : []),
        ]
      : []
  if (tab === 'pagos')
    return sinReserva && sinReserva.pagos > 0
      ? [t.resumenPagos({ ...sinReserva, suma: suma(sinReserva.sumas) })]
      : []
  return hoteles
    ? [
        ...(hoteles.reservas > 0 ? [t.resumenHoteles({ ...hoteles, suma: suma(hoteles.sumas) })] : []),
        ...(hoteles.sinHotel > 0 ? [t.reservasSinHotel({ n: hoteles.sinHotel })] : []),
      ]
    : []
}

/** /por-facturar: what nobody has sent, with sums and age; each role sees its own. */
export default function PorFacturarScreen() {
  const { rol } = useSesion()
  const [params, setParams] = useSearchParams()
  const may: Record<Tab, boolean> = {
    hoteles: useCan('porFacturar.pedir'),
    reservas: useCan('porFacturar.hoteles'),
    comisiones: useCan('porFacturar.comisiones'),
    pagos: useCan('porFacturar.pagos'),
  }
  const tabs = keysOf(t.pestanas).filter((tab) => may[tab])
  const tab = tabs.find((one) => one === params.get('lista')) ?? tabs[0] ?? 'reservas'
  const { data: lectura } = useQuery(porFacturarApi.lectura.query({ meta: { temas } }))
  const { data: resumen } = useQuery(porFacturarApi.resumen.query({ meta: { temas } }))
  const counts: Partial<Record<Tab, number | null | undefined>> =
    resumen === undefined
      ? { hoteles: null, comisiones: null, pagos: null }
      : {
          hoteles: resumen.hoteles?.hoteles,
          comisiones: resumen.comisiones?.agentes,
          pagos: resumen.pagos?.pagos,
        }
  const title = rol === 'proveedor' || rol === 'comisionista' ? t.tituloPropio : t.titulo
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: t.inicio, to: paths.raiz }]} />
      {tab === 'comisiones' ? null : lectura ? (
        <LecturaNotice lectura={lectura} />
      ) : (
        <Paragraph small>{porLlegar}</Paragraph>
      )}
      {(resumen ? sentences(tab, resumen) : [porLlegar]).map((text) => (
        <Paragraph key={text} my={4} small>
          <Quiet>{text}</Quiet>
        </Paragraph>
      ))}
      <CountTabs<Tab>
        label={title}
        value={tab}
        tabs={tabs.map((value) => ({ value, text: t.pestanas[value], count: counts[value] }))}
        onChange={(value) => setParams({ lista: value }, { replace: true })}
      />
      {tab === 'hoteles' ? (
        <Hoteles onVer={(id) => setParams({ lista: 'reservas', proveedorId: String(id) })} />
      ) : tab === 'reservas' ? (
        <Reservas />
      ) : tab === 'comisiones' ? (
        <Comisiones />
      ) : (
        <Pagos />
      )}
    </>
  )
}
