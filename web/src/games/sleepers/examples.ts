// The small pictures of the rules, the same in every language.

export const SABOTAGE = {
  around: "E5",
  reach: 2,
  agents: {
    E5: "w+saboteur",
    F6: "b+scientist",
    E6: "b-",
    D4: "w-",
    G7: "b-",
    C4: "w-",
  },
  killed: ["E5", "F6", "E6", "D4"],
};

export const JUMP = {
  around: "E5",
  reach: 2,
  agents: { E3: "w+police", E4: "b-", F6: "b+militia", D4: "w-", F4: "b-" },
  jumps: [
    ["E3", "E5"],
    ["E5", "G7"],
  ] as [string, string][],
};

export const CHAIN = {
  agents: {
    E1: "w+scientist",
    E2: "w+militia",
    F3: "w+police",
    F4: "w+scientist",
    F5: "w+informant",
    E5: "w+ringleader",
    E6: "w+militia",
    E7: "w+scientist",
    F8: "w+diversion",
    F9: "w+master_of_disguise",
    G5: "b-",
    D5: "b+police",
    G7: "w-",
    E8: "b-",
  },
  line: ["E1", "E2", "F3", "F4", "F5", "E5", "E6", "E7", "F8", "F9"],
};

export const ROW = {
  around: "E5",
  reach: 2,
  agents: {
    C3: "b+scientist",
    D4: "b+scientist",
    E5: "b+master_of_disguise",
    F6: "b+scientist",
    G7: "b+scientist",
    E4: "w-",
    D5: "w+police",
  },
  line: ["C3", "D4", "E5", "F6", "G7"],
};

export const CAPTURE = {
  around: "B2",
  reach: 1,
  agents: { A1: "b-", A2: "w+militia", B1: "w+militia", B2: "w+master_of_disguise" },
  ring: ["A1"],
};

export const INSIDE = {
  around: "E5",
  reach: 1,
  agents: {
    E5: "b+police",
    D4: "w+militia",
    D5: "w+militia",
    E4: "w+militia",
    E6: "w+militia",
    F5: "w+militia",
    F6: "w+master_of_disguise",
  },
  ring: ["E5"],
};

const TWO_HALVES = {
  E1: "w+scientist",
  E2: "w+militia",
  E3: "w+scientist",
  E4: "w+police",
  E6: "w+scientist",
  E7: "w+militia",
  E8: "w+informant",
  E9: "w+scientist",
};

export const GOAL_FIRST = {
  agents: { ...TWO_HALVES, E5: "w+saboteur", F5: "b+militia", D5: "b-", F6: "b-", C3: "w-" },
  line: ["E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9"],
};

export const SWAP = {
  agents: { ...TWO_HALVES, E5: "b-", C6: "w+double_agent", F5: "b+militia", D4: "b-", G7: "w-" },
  swap: ["C6", "E5"] as [string, string],
};
