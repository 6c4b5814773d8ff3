/** `npm run bench -- NAME`: runs bench/NAME.ts, which prints one JSON line per measure. */
const [name, ...rest] = process.argv.slice(2)
if (!name || !/^[a-z-]+$/.test(name)) {
  console.error(
    'Uso: npm run bench -- cfdi | fuzz | lista | intake | layout | caidas | relevo | reposo | sesion | comisiones | pagos | estado | comprobantes | lecturas | conciliacion | buscar | apuro | hostiles | eventos | linea | escala | respaldo | todo',
  )
  process.exit(2)
}
const { run } = (await import(`./${name}.ts`)) as { run: (args: string[]) => Promise<void> }
await run(rest)
