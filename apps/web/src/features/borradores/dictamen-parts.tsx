import LinearProgress from '@mui/material/LinearProgress'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { usePhone } from '../../lib/use-media.ts'
import { type Grupo, grupos, isInGrupo, type Metodo } from '../../ui/facturas/group-filas.ts'
import { Notice } from '../../ui/notice.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { c } from '../../ui/tokens.ts'
import type { Dictamen } from './dictamen.ts'
import type { StepProps } from './step-props.ts'

/** How many go on, for how much, and what keeps the others. */
export function Resumen({ dictamen, validadas }: { dictamen: Dictamen; validadas: boolean }) {
  const { siguen, fuera, sinVerificar, total } = dictamen
  const n = siguen.length
  const esperan = sinVerificar > 0 && validadas
  return (
    <>
      <b>{validadas ? t.continuan({ n }) : t.sinVerificarAun({ n })}</b>
      {t.porTotal({ total })}
      {fuera > 0 ? t.quedanFuera({ n: fuera }) : null}
      {fuera > 0 && esperan ? t.fueraY : null}
      {esperan ? t.esperanSat({ n: sinVerificar }) : null}
      {fuera > 0 || esperan ? '.' : null}
    </>
  )
}

type FiltrosProps = {
  dictamen: Dictamen
  grupo: Grupo
  setGrupo: (grupo: Grupo) => void
  metodo: Metodo | null
  setMetodo: (metodo: Metodo | null) => void
}
export function Filtros({ dictamen: { todas }, grupo, setGrupo, metodo, setMetodo }: FiltrosProps) {
  const phone = usePhone()
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 8,
        padding: phone ? '0 0 10px' : '10px 12px',
        overflowX: 'auto',
      }}
    >
      <Segmented
        label={t.filtroGrupo}
        value={grupo}
        onChange={setGrupo}
        options={grupos.map((value) => ({
          value,
          text: t.grupos[value],
          count: todas.filter((fila) => isInGrupo(fila, value)).length,
        }))}
      />
      <span style={{ flex: 1 }} />
      <Segmented
        label={t.filtroMetodo}
        value={metodo ?? ''}
        onChange={(value) => setMetodo(value === metodo || value === '' ? null : value)}
        options={(['PUE', 'PPD'] as const).map((value) => ({
          value,
          text: t.metodos[value],
          count: todas.filter((fila) => fila.cabecera?.metodoPago === value).length,
        }))}
      />
    </div>
  )
}

export function Progress({ filas, pendientes }: Pick<StepProps, 'filas'> & { pendientes: number }) {
  const total = filas.filas.length
  const working = filas.enEspera > 0 || filas.leidas < total || pendientes > 0
  return (
    <>
      {filas.sinRed ? (
        <div style={{ marginBottom: 12 }}>
          <Notice tono="atencion">{t.sinRed}</Notice>
        </div>
      ) : null}
      <div role="status" style={{ color: c.texto2, minHeight: 20 }}>
        {filas.leidas < total || filas.enEspera > 0 ? t.leidas({ hechas: filas.leidas, total }) : null}
        {filas.enEspera > 0 ? `. ${t.subidas({ hechas: filas.subidos, total: filas.total })}` : null}
        {pendientes > 0 ? t.validando({ n: pendientes }) : null}
      </div>
      <div style={{ height: 2, margin: '2px 0 8px' }}>
        {working ? <LinearProgress style={{ height: 2 }} aria-label={t.leyendo} /> : null}
      </div>
    </>
  )
}
