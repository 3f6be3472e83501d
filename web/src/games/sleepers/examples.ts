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
