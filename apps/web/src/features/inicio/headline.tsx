import { styled } from '@mui/material/styles'
import type { AvisosInicio, Inicio } from '@valija/contract/inicio.ts'
import {
  sayCuandoMePagan,
  sayPagos,
  sayPorPagar,
  sayPuedesFacturar,
} from '@valija/contract/messages/inicio-frases.ts'
import { inicioPantalla as t } from '@valija/contract/messages/inicio-pantalla.ts'
import { withQuery } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { useSesion } from '../../lib/sesion.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { c } from '../../ui/tokens.ts'

const Lines = styled(Panel)({
  padding: '6px 18px',
  marginBottom: 16,
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    margin: 0,
    padding: '10px 0',
    fontSize: 20,
    lineHeight: '28px',
    fontWeight: 600,
  },
  '& > p + p': { borderTop: `1px solid ${c.linea}`, fontSize: 18, lineHeight: '26px', fontWeight: 400 },
  '& > p > span': { flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' },
})

/** What the headline of an agent says and does: it is not said again among what is left to solve. */
export const enElTitular = new Set(['comisionesPorFacturar', 'comisionesSinLeer'])

const facturarTodo = withQuery(paths.facturaComisionistaCrear, { ver: 'prefactura', todas: 'si' })

type Line = { frase: string; action?: { text: string; to: string } }
/** The first question of each role, answered in a sentence, with what to do about it. */
export function Headline({ inicio, avisos }: { inicio: Inicio; avisos: AvisosInicio }) {
  const { rol } = useSesion()
  const lines = linesOf(rol, inicio, avisos)
  return (
    <Lines aria-label={t.titulo}>
      {lines.map(({ frase, action }, i) => (
        <p key={frase}>
          <span>{frase}</span>
          {action === undefined ? null : (
            <LinkButton filled={i === 0} to={action.to}>
              {action.text}
            </LinkButton>
          )}
        </p>
      ))}
    </Lines>
  )
}

function linesOf(rol: string | null, { porPagar, hoy }: Inicio, avisos: AvisosInicio): Line[] {
  const { porResolver, cuentasSinEstado } = avisos
  const of = (clase: string) => porResolver.filter((asunto) => asunto.clase === clase)
  const count = (clase: string) => of(clase).reduce((n, asunto) => n + asunto.n, 0)
  const cuando = sayCuandoMePagan(porPagar.dias[0], hoy, porPagar.vencido)
  if (rol === 'proveedor') return [{ frase: cuando }]
  if (rol === 'comisionista') {
    const { n = 0, montos = [] } = of('comisionesPorFacturar')[0] ?? {}
    const primera =
      of('comisionesSinLeer').length > 0
        ? {
            frase: t.comisionesSinLeer,
            action: { text: t.verComisiones, to: paths.facturaComisionistaCrear },
          }
        : {
            frase: sayPuedesFacturar({ n, montos }),
            ...(n > 0 ? { action: { text: t.facturarTodo, to: facturarTodo } } : {}),
          }
    return [primera, { frase: cuando }]
  }
  const cola = (clase: string) => {
    const montos = new Map<string, number>()
    for (const { moneda, monto } of of(clase).flatMap((asunto) => asunto.montos))
      montos.set(moneda, (montos.get(moneda) ?? 0) + monto)
    return { n: count(clase), montos: [...montos].map(([moneda, monto]) => ({ moneda, monto })) }
  }
  const lines: Line[] = [
    {
      frase: sayPorPagar({
        vencidos: cola('vencidos'),
        vencenHoy: cola('vencenHoy'),
        enDuda: cola('enDuda'),
        porProcesar: cola('porProcesar'),
      }),
    },
  ]
  if (rol === 'admin')
    lines.push({
      frase: sayPagos({
        porConfirmar: count('pagosPorConfirmar'),
        porConciliar: count('porConciliar'),
        cuentas: cuentasSinEstado.length,
      }),
    })
  return lines
}
