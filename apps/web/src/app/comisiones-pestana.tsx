import Button from '@mui/material/Button'
import type { ResumenComisiones } from '@valija/contract/comisiones.ts'
import { comisiones } from '@valija/contract/messages/comisiones.ts'
import { comisionesPantalla as t } from '@valija/contract/messages/comisiones-pantalla.ts'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import type { Eleccion } from '../features/comisiones/comisiones-calls.ts'
import { CuentaTab } from '../features/comisiones/cuenta-tab.tsx'
import { HojaPanel } from '../features/comisiones/hoja-panel.tsx'
import { CuentaBeneficiaria } from '../features/cuentas-pago/cuenta-beneficiaria.tsx'
import { Listado } from '../features/prefacturas/listado.tsx'
import type { Soltados } from '../features/prefacturas/use-factura.ts'
import { paths } from '../lib/paths.ts'
import { useTurn } from '../lib/use-turn.ts'
import { Stack } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Notice } from '../ui/notice.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { PrefacturaVista } from './prefactura-vista.tsx'

const FacturaTab = lazyPart(() => import('../features/prefacturas/factura-tab.tsx'))

export type Pestana = keyof typeof t.pestanas
type ComisionesPestanaProps = {
  tab: Exclude<Pestana, 'comisiones'>
  agente: number | null
  resumen: ResumenComisiones | undefined
  eleccion: Eleccion
  prefactura: number | null
  /** Dropped beside the sheet, on their way to the pre-invoice that was saved for them. */
  soltados: Soltados
  onTaken: () => void
  go: (ver: Pestana, values?: Record<string, string | null>) => void
  onSaving: (saving: boolean) => void
  onSaved: (prefactura: number, soltados: readonly File[]) => void
}
/** What stands under every tab but the first. */
export function ComisionesPestana({ tab, agente, resumen, eleccion, go, ...rest }: ComisionesPestanaProps) {
  const navigate = useNavigate()
  const { now } = useTurn()
  const elegir = (
    <Button size="small" variant="outlined" onClick={() => go('comisiones')}>
      {t.elegirReservas}
    </Button>
  )
  if (tab === 'listado')
    return <Listado agente={agente} onInvoice={(id) => go('factura', { prefactura: String(id) })} />
  if (tab === 'cuenta')
    return resumen === undefined ? null : (
      <Stack>
        <CuentaTab comisionista={resumen.comisionista} />
        <CuentaBeneficiaria comisionistaId={resumen.comisionista.clienteId} />
      </Stack>
    )
  if (tab === 'prefactura')
    return eleccion.n > 0 ? (
      <PrefacturaVista eleccion={eleccion} agente={agente} onSaving={rest.onSaving} onSaved={rest.onSaved} />
    ) : (
      <Notice tono="atencion" title={comisiones.seleccionaReservas} action={elegir} />
    )
  return (
    <Suspense fallback={<Waiting />}>
      <FacturaTab
        agente={agente}
        prefactura={rest.prefactura}
        elegir={elegir}
        onChoose={(id) => go('factura', { prefactura: id === null ? null : String(id) })}
        onSaved={() => {
          if (!now().aborted) void navigate(paths.facturasComisionista)
        }}
        sheet={(hoja) => <HojaPanel hoja={hoja} narrow />}
        soltados={rest.soltados}
        onTaken={rest.onTaken}
      />
    </Suspense>
  )
}
