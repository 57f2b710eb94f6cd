/* The tables of the books, made by the server from the rules themselves: scores, time limits, match points. */
import type { RuleTable } from "../wire";

/** Each under its edition, where the books of two games stand together. */
export function EditionTables({ tables }: { tables: readonly RuleTable[] }) {
  const titles = [...new Set(tables.map(({ editionTitle }) => editionTitle))];
  if (titles.length < 2) return <RuleTables tables={tables} />;
  return (
    <>
      {titles.map((title) => (
        <div key={title}>
          <h4>{title}</h4>
          <RuleTables tables={tables.filter(({ editionTitle }) => editionTitle === title)} />
        </div>
      ))}
    </>
  );
}

export function RuleTables({ tables }: { tables: readonly RuleTable[] }) {
  return (
    <>
      {tables.map(({ kind, title, clause, head, rows }) => (
        <table key={kind} class="rule-table" data-kind={kind} data-testid={`rule-table-${kind}`}>
          <caption>
            {title} <small>{clause}</small>
          </caption>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
}
